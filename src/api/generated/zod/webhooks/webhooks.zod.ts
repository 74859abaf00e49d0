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
 * Returns the secret that signs its webhooks, once only. The account's plan limits the number of endpoints, and that of those for test keys in the same way.
 * @summary Create a webhook endpoint
 */
export const CreateWebhookEndpointBody = WebhookEndpointCreate

/**
 * Replaces what the owner chose. Webhooks that wait are sent to the new address. An endpoint that becomes active again gets what happens from then on; `resendWebhooks` sends what it missed. As many endpoints can be active as the account's plan allows: when a larger plan ends, the newest ones beyond that are paused within the hour.
 * @summary Update a webhook endpoint
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
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWebhookMessagesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listWebhookMessagesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account. Any other value is 400.'))
})

/**
 * Sends every webhook since a time that was not delivered, each with its own `webhook-id`.
 * @summary Send all undelivered webhooks again
 */
export const ResendWebhooksBody = WebhookResend

/**
 * Returns the new secret, once only. For `grace_hours`, webhooks are signed with the previous secret as well; any from before becomes invalid.
 * @summary Rotate a webhook endpoint's secret
 */
export const RotateWebhookSecretBody = WebhookSecretRotation

/**
 * Sends a sample of one event to the endpoint, whatever events it wants, as soon as any other: signed, repeated and in the log. Its `sample` is true.
 * @summary Send a test event
 */
export const SendTestWebhookBody = WebhookTest

