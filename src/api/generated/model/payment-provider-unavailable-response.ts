/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The payment provider does not answer; nothing was paid and the same request may be sent again.
 */
export type PaymentProviderUnavailableResponse = Problem;
