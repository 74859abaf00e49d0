/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  StoreAccessGrant,
  StoreConnect,
  StorePayload,
  StoreSecretUpdate,
  StoreUpdate
} from '../mizan-api.schemas.zod.ts';


/**
 * Called by Salla with any of its events. `X-Salla-Signature` must be the hexadecimal HMAC-SHA256 of the raw body with the store's secret, or `Authorization` the secret itself; a delivery without either is refused, whatever security strategy it claims. An authenticated delivery is stored and answered with 200, whatever its content, and processed afterwards. The same bytes within seven days have an effect only once. What the store said last about an order counts, in whatever order deliveries arrive.
 * @summary Receive a delivery from Salla
 */
export const ReceiveSallaDeliveryBody = StorePayload

/**
 * Called by Zid with any of its events. `Authorization` must contain the store's user name and secret (HTTP Basic). An authenticated delivery is stored and answered with 200, whatever its content, and processed afterwards, so Zid never counts a failure because of what it sent. The same bytes within seven days have an effect only once. What the store said last about an order counts, in whatever order deliveries arrive.
 * @summary Receive a delivery from Zid
 */
export const receiveZidDeliveryQueryEventMax = 100;


export const receiveZidDeliveryQueryEventRegExp = new RegExp('^[a-z0-9._-]+$', 'u');


export const ReceiveZidDeliveryQueryParams = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiveZidDeliveryQueryEventMax)).check(/*#__PURE__*/ zod.regex(receiveZidDeliveryQueryEventRegExp))).check(/*#__PURE__*/ zod.describe('The event. The address given to Zid contains it, because Zid\'s bodies do not name it.'))
})

export const ReceiveZidDeliveryBody = StorePayload

/**
 * Creates an address for one store, to be entered at its platform, and returns the secret that proves its deliveries, once only, except to a repeat with the same `Idempotency-Key`. The account's plan limits the number of stores. Only for company accounts.
 * @summary Connect a store
 */
export const ConnectStoreBody = StoreConnect

/**
 * Replaces the settings of a store.
 * @summary Change a store
 */
export const UpdateStoreBody = StoreUpdate

/**
 * Saves the token with which the store is told what became of its orders. For stores on Zid, which shows the token to the store's owner; Salla grants access itself with its first delivery.
 * @summary Grant access to a store
 */
export const GrantStoreAccessBody = StoreAccessGrant

/**
 * Returns what arrived at the address of a store in the last 30 days, newest first. Of refused deliveries, at most 100 an hour are stored and counted.
 * @summary List a store's deliveries
 */
export const listStoreDeliveriesQueryOrderNumberMax = 120;


export const listStoreDeliveriesQueryOrderNumberRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listStoreDeliveriesQueryLimitMax = 100;

export const listStoreDeliveriesQueryCursorMax = 400;


export const listStoreDeliveriesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListStoreDeliveriesQueryParams = /*#__PURE__*/ zod.object({
  "verdict": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['accepted', 'duplicate', 'refused'])).check(/*#__PURE__*/ zod.describe('Only deliveries with this verdict.')),
  "effect": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['waiting', 'order_added', 'order_changed', 'order_unchanged', 'access_granted', 'store_ended', 'nothing', 'unreadable', 'failed'])).check(/*#__PURE__*/ zod.describe('Only deliveries with this effect.')),
  "order_number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoreDeliveriesQueryOrderNumberMax)).check(/*#__PURE__*/ zod.regex(listStoreDeliveriesQueryOrderNumberRegExp))).check(/*#__PURE__*/ zod.describe('Only deliveries about the order with this number.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStoreDeliveriesQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoreDeliveriesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listStoreDeliveriesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Replaces the secret with one that the platform gave, or with a new random one, and returns it, once only. The previous secret is accepted for another day; any earlier one becomes invalid.
 * @summary Renew a store's secret
 */
export const RenewStoreSecretBody = StoreSecretUpdate

