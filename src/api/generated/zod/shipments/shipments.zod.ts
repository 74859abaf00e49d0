/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ShipmentCreate,
  ShipmentUpdate
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the account's shipments, newest first by default. The search covers the tracking number, the reference, the receiver's name, company, phone, e-mail and city, the sending company and the product. Each search word must match the start of a word in these fields, the start of a part of a word, or the last four digits of a number. Punctuation within words, the article «ال» before a word, the country code or leading 0 of a phone number, and the space in «عبد الله» make no difference.
 * @summary List shipments
 */
export const listShipmentsQueryQMax = 120;


export const listShipmentsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listShipmentsQueryCourierIdMax = 64;


export const listShipmentsQueryCourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listShipmentsQueryCityMax = 120;


export const listShipmentsQueryCityRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listShipmentsQueryCreatedFromMax = 10;

export const listShipmentsQueryCreatedToMax = 10;

export const listShipmentsQueryLimitMax = 100;

export const listShipmentsQueryCursorMax = 400;


export const listShipmentsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListShipmentsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryQMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'cancelled', 'failed'])).check(/*#__PURE__*/ zod.describe('Only shipments with this status.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments with this courier.')),
  "payment_status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['paid', 'refunded', 'partly_refunded', 'cod_pending', 'cod_collected', 'cod_remitted'])).check(/*#__PURE__*/ zod.describe('Only shipments with this payment status.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from this source.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCityMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city: in Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "stalled": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only pending shipments that have not been scanned for 72 hours; if false, only the others.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only shipments created on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only shipments created on or before this day.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['created_at', '-created_at', 'updated_at', '-updated_at', 'total_fee', '-total_fee'])).check(/*#__PURE__*/ zod.describe('Field to sort by: `created_at`, `updated_at` or `total_fee`, `-created_at` by default. A leading minus means descending.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listShipmentsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Books one price of an open quote and charges it to the balance. Either both happen or neither does.
 * @summary Create a shipment
 */
export const CreateShipmentBody = ShipmentCreate

/**
 * Returns how many of the account's shipments have each status, among those that `listShipments` returns for the same filters and search words.
 * @summary Count shipments by status
 */
export const countShipmentsQueryQMax = 120;


export const countShipmentsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const countShipmentsQueryCourierIdMax = 64;


export const countShipmentsQueryCourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const countShipmentsQueryCityMax = 120;


export const countShipmentsQueryCityRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const countShipmentsQueryCreatedFromMax = 10;

export const countShipmentsQueryCreatedToMax = 10;



export const CountShipmentsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(countShipmentsQueryQMax)).check(/*#__PURE__*/ zod.regex(countShipmentsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(countShipmentsQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(countShipmentsQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments with this courier.')),
  "payment_status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['paid', 'refunded', 'partly_refunded', 'cod_pending', 'cod_collected', 'cod_remitted'])).check(/*#__PURE__*/ zod.describe('Only shipments with this payment status.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from this source.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(countShipmentsQueryCityMax)).check(/*#__PURE__*/ zod.regex(countShipmentsQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city: in Saudi Arabia, a code from `listCities`; abroad, the name of the city.')),
  "stalled": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only pending shipments that have not been scanned for 72 hours; if false, only the others.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(countShipmentsQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only shipments created on or after this day.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(countShipmentsQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only shipments created on or before this day.'))
})

/**
 * Changes whatever does not affect the price, until the courier has collected the parcel: the receiver and the address within the same city, the products, and the preferred delivery time. To change anything else, cancel the shipment and book another one. Optional fields that are left out are removed.
 * @summary Edit a shipment
 */
export const UpdateShipmentBody = ShipmentUpdate

