/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A permission for another system to act for the account.
 */
export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];


export const ApiKeyScope = {
  prices_read: 'prices_read',
  shipments_read: 'shipments_read',
  shipments_write: 'shipments_write',
  tracking_read: 'tracking_read',
  balance_read: 'balance_read',
  products_read: 'products_read',
  products_write: 'products_write',
  webhooks_read: 'webhooks_read',
  webhooks_write: 'webhooks_write',
} as const;
