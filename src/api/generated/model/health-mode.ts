/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Whether the server simulates what is around it.
 */
export type HealthMode = typeof HealthMode[keyof typeof HealthMode];


export const HealthMode = {
  /** Payments, messages and couriers are simulated, which the web app shows. */
  demo: 'demo',
  /** Payments, messages and couriers are real. */
  production: 'production',
} as const;
