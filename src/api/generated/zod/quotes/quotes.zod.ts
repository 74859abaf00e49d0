/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  QuoteCreate
} from '../mizan-api.schemas.zod.ts';


/**
 * Prices the parcel with every courier, or with the named ones. Couriers that cannot take it are returned with the reason.
 * @summary Price a parcel
 */
export const CreateQuoteBody = QuoteCreate

