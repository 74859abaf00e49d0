/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReceiverAddress
} from '../mizan-api.schemas.zod.ts';


/**
 * Saves the address that the receiver states: the short address, or street, building number and postal code. Only for a shipment without a National Address. The address is never shown on the public page; the sender sees it with the shipment.
 * @summary Complete a missing National Address
 */
export const CompleteReceiverAddressBody = ReceiverAddress

/**
 * Returns where several shipments of this account are, in the order of the given numbers. A number that does not belong to a shipment of this account is listed as unknown, even if another account has it.
 * @summary Track several shipments
 */
export const listTrackingsQueryTrackingNumbersMin = 13;
export const listTrackingsQueryTrackingNumbersMax = 699;


export const listTrackingsQueryTrackingNumbersRegExp = new RegExp('^MZ[0-9]{11}(,MZ[0-9]{11}){0,49}$', 'u');


export const ListTrackingsQueryParams = /*#__PURE__*/ zod.object({
  "tracking_numbers": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listTrackingsQueryTrackingNumbersMin)).check(/*#__PURE__*/ zod.maxLength(listTrackingsQueryTrackingNumbersMax)).check(/*#__PURE__*/ zod.regex(listTrackingsQueryTrackingNumbersRegExp)).check(/*#__PURE__*/ zod.describe('Tracking numbers separated by commas. A repeated number is returned once.'))
})

