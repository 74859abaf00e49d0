/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  WebhookEndpointCreate,
  WebhookEndpointUpdate,
  WebhookResend,
  WebhookSecretRotation,
  WebhookTest
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the secret that signs its webhooks, once only, except to a repeat with the same `Idempotency-Key`. The account's plan limits the number of endpoints, and separately the number of those for test keys.
 * @summary Create a webhook endpoint
 */
export const CreateWebhookEndpointBody = WebhookEndpointCreate

/**
 * Replaces the settings of the endpoint. Waiting webhooks are sent to the new address. An endpoint that becomes active again receives what happens from then on; `resendWebhooks` sends what it missed. The account's plan limits the number of active endpoints: when a larger plan ends, the newest ones beyond the limit are paused within an hour.
 * @summary Change a webhook endpoint
 */
export const UpdateWebhookEndpointBody = WebhookEndpointUpdate

/**
 * Returns the webhooks of the last 30 days, newest first.
 * @summary List the webhooks of an endpoint
 */
export const listWebhookMessagesQueryLimitMax = 100;

export const listWebhookMessagesQueryCursorMax = 400;


export const listWebhookMessagesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListWebhookMessagesQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['waiting', 'delivered', 'failed'])).check(/*#__PURE__*/ zod.describe('Only webhooks in this state.')),
  "event": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['shipment.created', 'shipment.updated', 'shipment.delivered', 'shipment.failed', 'shipment.cancelled', 'shipment.returned', 'balance.low', 'payment.succeeded', 'invoice.issued', 'order.received'])).check(/*#__PURE__*/ zod.describe('Only webhooks of this event.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWebhookMessagesQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWebhookMessagesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listWebhookMessagesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Sends every webhook again that was not delivered since a given time, each with its own `webhook-id`.
 * @summary Send all undelivered webhooks again
 */
export const ResendWebhooksBody = WebhookResend

/**
 * Returns the new secret, once only. For `grace_hours`, webhooks are also signed with the previous secret; any earlier one becomes invalid.
 * @summary Rotate a webhook endpoint's secret
 */
export const RotateWebhookSecretBody = WebhookSecretRotation

/**
 * Sends a sample of one event to the endpoint, even if the endpoint does not receive that event. It is treated like any other webhook: signed, retried and logged. Its `sample` is true.
 * @summary Send a test event
 */
export const SendTestWebhookBody = WebhookTest

