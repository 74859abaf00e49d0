/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * An event that webhooks report. Each change of a shipment is one event.
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];


export const WebhookEventType = {
  /** A shipment was booked. */
  shipmentcreated: 'shipment.created',
  /** A shipment changed in a way that has no event of its own. */
  shipmentupdated: 'shipment.updated',
  /** A shipment was delivered. */
  shipmentdelivered: 'shipment.delivered',
  /** A shipment was refused, lost or given up. */
  shipmentfailed: 'shipment.failed',
  /** A shipment was cancelled. */
  shipmentcancelled: 'shipment.cancelled',
  /** A shipment is back with its sender. */
  shipmentreturned: 'shipment.returned',
  /** A charge took the balance below the account\'s threshold. */
  balancelow: 'balance.low',
  /** A top-up was paid. */
  paymentsucceeded: 'payment.succeeded',
  /** A tax invoice or credit note was issued. */
  invoiceissued: 'invoice.issued',
  /** A connected store sent a new order. */
  orderreceived: 'order.received',
} as const;
