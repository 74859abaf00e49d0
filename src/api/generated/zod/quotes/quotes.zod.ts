/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  QuoteCreate
} from '../mizan-api.schemas.zod.ts';


/**
 * Prices the parcel with every courier and names the reason where one cannot take it.
 * @summary Price a parcel
 */
export const CreateQuoteBody = QuoteCreate

