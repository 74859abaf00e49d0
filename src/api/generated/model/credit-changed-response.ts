/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TopUpConflict } from './top-up-conflict.ts';

/**
 * The rate has changed, so that the balance would gain another amount. Nothing was opened.
 */
export type CreditChangedResponse = TopUpConflict;
