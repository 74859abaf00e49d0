/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  QuoteCreate
} from '../mizan-api.schemas.zod.ts';


/**
 * Prices the parcel with every courier, or with those named. For a courier that cannot take it, the reason is given.
 * @summary Price a parcel
 */
export const CreateQuoteBody = QuoteCreate

