/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReceiverAddress,
  StoreOrderUpdate
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the orders that the account's stores have sent, newest first by default. The search covers the order number, the receiver's name, phone, e-mail and city, and the names and codes of the products; words match as in `listShipments`. Only for company accounts.
 * @summary List the orders of the stores
 */
export const listStoreOrdersQueryQMax = 120;


export const listStoreOrdersQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listStoreOrdersQueryStoreIdMax = 64;


export const listStoreOrdersQueryStoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listStoreOrdersQueryCityMax = 120;


export const listStoreOrdersQueryCityRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listStoreOrdersQueryCreatedFromMax = 10;

export const listStoreOrdersQueryCreatedToMax = 10;

export const listStoreOrdersQueryLimitMax = 100;

export const listStoreOrdersQueryCursorMax = 400;


export const listStoreOrdersQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListStoreOrdersQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoreOrdersQueryQMax)).check(/*#__PURE__*/ zod.regex(listStoreOrdersQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['new', 'needs_attention', 'booked', 'delivered', 'cancelled', 'left_out'])).check(/*#__PURE__*/ zod.describe('Only orders in this state.')),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['wrong_fields', 'missing_address', 'incomplete', 'unpaid', 'masked_address', 'no_courier', 'low_balance', 'cancelled_at_store', 'no_shipping', 'shipped_elsewhere', 'dismissed'])).check(/*#__PURE__*/ zod.describe('Only orders that need attention, or are left out, for this reason.')),
  "store_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStoreOrdersQueryStoreIdMax)).check(/*#__PURE__*/ zod.regex(listStoreOrdersQueryStoreIdRegExp))).check(/*#__PURE__*/ zod.describe('Only orders of this store.')),
  "payment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['paid', 'on_delivery', 'unpaid'])).check(/*#__PURE__*/ zod.describe('Only orders with this payment.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoreOrdersQueryCityMax)).check(/*#__PURE__*/ zod.regex(listStoreOrdersQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only orders to this city, a code from `listCities`.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listStoreOrdersQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only orders that arrived on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listStoreOrdersQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only orders that arrived on or before this day.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['created_at', '-created_at', 'updated_at', '-updated_at'])).check(/*#__PURE__*/ zod.describe('Field to sort by: `created_at` or `updated_at`, `-created_at` by default. A leading minus means descending.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStoreOrdersQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoreOrdersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listStoreOrdersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns how many orders are in each state. Only for company accounts.
 * @summary Count the orders of the stores
 */
export const countStoreOrdersQueryStoreIdMax = 64;


export const countStoreOrdersQueryStoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');


export const CountStoreOrdersQueryParams = /*#__PURE__*/ zod.object({
  "store_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countStoreOrdersQueryStoreIdMax)).check(/*#__PURE__*/ zod.regex(countStoreOrdersQueryStoreIdRegExp))).check(/*#__PURE__*/ zod.describe('Only orders of this store.'))
})

/**
 * Changes what the account ships, not the order at the store. The account's changes stay even if the store changes the order. Of a booked order, only `keep_shipment` can be changed. Only for company accounts.
 * @summary Change an order of a store
 */
export const UpdateStoreOrderBody = StoreOrderUpdate

/**
 * Saves the address that the receiver states: the short address, or street, building number and postal code. It is never shown on the page; the account sees it with the order.
 * @summary Complete the address of an order
 */
export const CompleteOrderAddressBody = ReceiverAddress

