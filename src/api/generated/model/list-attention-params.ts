/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionKind } from './attention-kind.ts';

export type ListAttentionParams = {
/**
 * Only items of this kind. The counts always cover all kinds.
 */
kind?: AttentionKind;
/**
 * If true, the snoozed items in place of the others; false by default.
 */
snoozed?: boolean;
/**
 * Number of items to return; 10 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
