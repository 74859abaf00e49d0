/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TopUpConflict } from './top-up-conflict.ts';

/**
 * The exchange rate has changed, so the balance would gain a different amount. No payment was opened.
 */
export type CreditChangedResponse = TopUpConflict;
