/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What kind of thing a row is.
 */
export type ReportRowKind = typeof ReportRowKind[keyof typeof ReportRowKind];


export const ReportRowKind = {
  /** A shipment. */
  shipment: 'shipment',
  /** A movement of the ledger. */
  movement: 'movement',
  /** An invoice or credit note. */
  document: 'document',
  /** A store order. */
  order: 'order',
  /** A client. */
  client: 'client',
} as const;
