/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ShipmentCreate,
  ShipmentUpdate
} from '../mizan-api.schemas.zod.ts';


/**
 * The shipments of the account, newest first when no sort is given. Words are looked for in the tracking number, the reference, the receiver's name, company, phone, e-mail and city, the sending company and the product; each must be the beginning of one there or of a part of one, or the last four digits of a number. Signs in words, the article «ال» before the words there, the country code or the 0 before a phone and the space in «عبد الله» may be there or not.
 * @summary List shipments
 */
export const listShipmentsQueryQMax = 120;


export const listShipmentsQueryQRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\s][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$');
export const listShipmentsQueryCourierIdMax = 30;


export const listShipmentsQueryCourierIdRegExp = new RegExp('^crr_[0-9a-hjkmnp-tv-z]{26}$');
export const listShipmentsQueryCityMax = 120;


export const listShipmentsQueryCityRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\s][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$');
export const listShipmentsQueryCreatedFromMax = 10;

export const listShipmentsQueryCreatedToMax = 10;

export const listShipmentsQueryLimitMax = 100;

export const listShipmentsQueryCursorMax = 400;


export const listShipmentsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListShipmentsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryQMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference.')),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['pending', 'completed', 'cancelled', 'failed'])).check(/*#__PURE__*/ zod.describe('Only shipments with this status.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments of this courier.')),
  "payment_status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['paid', 'refunded', 'partly_refunded', 'cod_pending', 'cod_collected', 'cod_remitted'])).check(/*#__PURE__*/ zod.describe('Only shipments with this payment status.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid this way.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from here.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCityMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city.')),
  "stalled": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only shipments on their way of which nothing was heard for 72 hours; false: only the others.')),
  "created_from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCreatedFromMax))).check(/*#__PURE__*/ zod.describe('Only shipments created on this day or later.')),
  "created_to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCreatedToMax))).check(/*#__PURE__*/ zod.describe('Only shipments created on this day or earlier.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['created_at', '-created_at', 'updated_at', '-updated_at', 'total_fee', '-total_fee'])).check(/*#__PURE__*/ zod.describe('What to sort by, falling with a minus.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listShipmentsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('How many to return, 25 when left out.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listShipmentsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the page before, asked for by the same account; any other is 400.'))
})

/**
 * Books a price of an open quote and charges it to the balance, both or neither.
 * @summary Create a shipment
 */
export const CreateShipmentBody = ShipmentCreate

/**
 * Changes what does not change the price, until the courier has collected the parcel: who receives it and where in the same city, the order, when it should arrive. For anything else, cancel it and create another. What may be left out and is left out is taken away.
 * @summary Edit a shipment
 */
export const UpdateShipmentBody = ShipmentUpdate

