/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Something that a plan limits. `cash_back` is a share in basis points; all others are numbers.
 */
export type PlanLimit = typeof PlanLimit[keyof typeof PlanLimit];


export const PlanLimit = {
  /** Share of the shipping cost that is paid back to the balance. */
  cash_back: 'cash_back',
  /** API keys; test keys are limited by the same number. */
  api_keys: 'api_keys',
  /** Saved receivers. */
  saved_receivers: 'saved_receivers',
  /** Parcel presets. */
  saved_presets: 'saved_presets',
  /** Rules for choosing a courier. */
  courier_rules: 'courier_rules',
  /** Products. */
  products: 'products',
  /** Connected stores. */
  stores: 'stores',
  /** Webhook endpoints; those for test keys are limited by the same number. */
  webhook_endpoints: 'webhook_endpoints',
  /** Shipments in one label batch. */
  labels_in_file: 'labels_in_file',
  /** Rows in one import batch. */
  import_rows: 'import_rows',
} as const;
