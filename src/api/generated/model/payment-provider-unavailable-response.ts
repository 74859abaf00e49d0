/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The payment provider does not respond. Nothing was paid; send the same request again later.
 */
export type PaymentProviderUnavailableResponse = Problem;
