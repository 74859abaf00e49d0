/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a plan limits. `cash_back` is a share of the carriage in basis points, the others are numbers: of API keys, saved receivers, parcel presets, rules for choosing a courier, products, connected stores, webhook endpoints, shipments in one label batch, and rows in one import batch.
 */
export type PlanLimit = typeof PlanLimit[keyof typeof PlanLimit];


export const PlanLimit = {
  cash_back: 'cash_back',
  api_keys: 'api_keys',
  saved_receivers: 'saved_receivers',
  saved_presets: 'saved_presets',
  courier_rules: 'courier_rules',
  products: 'products',
  stores: 'stores',
  webhook_endpoints: 'webhook_endpoints',
  labels_in_file: 'labels_in_file',
  import_rows: 'import_rows',
} as const;
