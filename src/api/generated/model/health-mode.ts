/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * In demo mode, payments, messages and couriers are simulated, and the web app says so.
 */
export type HealthMode = typeof HealthMode[keyof typeof HealthMode];


export const HealthMode = {
  demo: 'demo',
  production: 'production',
} as const;
