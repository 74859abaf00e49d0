/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The payment provider does not respond. Nothing was paid, and the same request can be sent again.
 */
export type PaymentProviderUnavailableResponse = Problem;
