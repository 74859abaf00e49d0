/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AccountNotSettled } from './account-not-settled.ts';

/**
 * Something is owed by the account or to it, or is on its way; `open` lists all of it.
 */
export type AccountInUseResponse = AccountNotSettled;
