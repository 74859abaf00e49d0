/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The courier's level of service, from slowest to fastest.
 */
export type ServiceType = typeof ServiceType[keyof typeof ServiceType];


export const ServiceType = {
  /** The slowest and usually cheapest service. */
  economy: 'economy',
  /** The courier\'s regular service. */
  standard: 'standard',
  /** Faster than the regular service, at a higher price. */
  express: 'express',
  /** Delivery on the day of collection, usually within one city. */
  same_day: 'same_day',
} as const;
