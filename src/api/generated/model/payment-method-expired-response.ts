/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The card of the saved payment method has expired. Nothing was changed.
 */
export type PaymentMethodExpiredResponse = Problem;
