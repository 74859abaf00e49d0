/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A permission of an API key.
 */
export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];


export const ApiKeyScope = {
  /** Price parcels, read quotes, and list couriers. */
  prices_read: 'prices_read',
  /** Read shipments, import batches, labels and attachments. */
  shipments_read: 'shipments_read',
  /** Book, edit and cancel shipments, also through import batches. */
  shipments_write: 'shipments_write',
  /** Track shipments. */
  tracking_read: 'tracking_read',
  /** Read the balance, its movements, and invoices. */
  balance_read: 'balance_read',
  /** Read products. */
  products_read: 'products_read',
  /** Add, change and delete products. */
  products_write: 'products_write',
  /** Read webhook endpoints and their log. */
  webhooks_read: 'webhooks_read',
  /** Create, change, test and delete webhook endpoints, and send webhooks again. */
  webhooks_write: 'webhooks_write',
} as const;
