/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ServiceType = typeof ServiceType[keyof typeof ServiceType];


export const ServiceType = {
  economy: 'economy',
  standard: 'standard',
  express: 'express',
  same_day: 'same_day',
} as const;
