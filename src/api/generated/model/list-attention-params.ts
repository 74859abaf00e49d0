/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionKind } from './attention-kind.ts';

export type ListAttentionParams = {
/**
 * Only items of this kind. The numbers are of all kinds nevertheless.
 */
kind?: AttentionKind;
/**
 * If true, the items that are snoozed, in place of the others; false by default.
 */
snoozed?: boolean;
/**
 * Number of items to return; 10 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
