/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionKind } from './attention-kind.ts';

/**
 * Number of items of one kind.
 */
export interface AttentionCount {
  kind: AttentionKind;
  /**
     * Number of items, counted up to 100.
     * @minimum 1
     * @maximum 100
     */
  count: number;
  /** Whether there are more than were counted. */
  has_more: boolean;
}
