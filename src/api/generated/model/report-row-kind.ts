/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ReportRowKind = typeof ReportRowKind[keyof typeof ReportRowKind];


export const ReportRowKind = {
  shipment: 'shipment',
  movement: 'movement',
  document: 'document',
  order: 'order',
  client: 'client',
} as const;
