/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a webhook tells. Of a shipment one for each change: `shipment.created`; `shipment.delivered`, `shipment.failed`, `shipment.cancelled` or `shipment.returned` when it becomes so; and `shipment.updated` for everything else. `balance.low`: a charge took the balance below the account's threshold. `payment.succeeded`: a top-up was paid. `invoice.issued`: a tax invoice or credit note was issued. `order.received`: a connected store sent a new order.
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];


export const WebhookEventType = {
  shipmentcreated: 'shipment.created',
  shipmentupdated: 'shipment.updated',
  shipmentdelivered: 'shipment.delivered',
  shipmentfailed: 'shipment.failed',
  shipmentcancelled: 'shipment.cancelled',
  shipmentreturned: 'shipment.returned',
  balancelow: 'balance.low',
  paymentsucceeded: 'payment.succeeded',
  invoiceissued: 'invoice.issued',
  orderreceived: 'order.received',
} as const;
