/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReceiverAddress
} from '../mizan-api.schemas.zod.ts';


/**
 * The receiver's own word on where they live: the short address, or street, building number and postal code. Only where the shipment has no National Address; it is never shown on the public page, and the sender sees it with the shipment.
 * @summary Complete a missing National Address
 */
export const CompleteReceiverAddressBody = ReceiverAddress

/**
 * Where several shipments of this account are, in the order of their numbers. A number that no shipment of the account has is named as unknown, whosever it is.
 * @summary Track several shipments
 */
export const listTrackingsQueryTrackingNumbersMin = 13;
export const listTrackingsQueryTrackingNumbersMax = 699;


export const listTrackingsQueryTrackingNumbersRegExp = new RegExp('^MZ[0-9]{11}(,MZ[0-9]{11}){0,49}$');


export const ListTrackingsQueryParams = /*#__PURE__*/ zod.object({
  "tracking_numbers": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listTrackingsQueryTrackingNumbersMin)).check(/*#__PURE__*/ zod.maxLength(listTrackingsQueryTrackingNumbersMax)).check(/*#__PURE__*/ zod.regex(listTrackingsQueryTrackingNumbersRegExp)).check(/*#__PURE__*/ zod.describe('Tracking numbers with commas between them; one that stands twice is answered once.'))
})

