/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionCount } from './attention-count.ts';
import type { AttentionItem } from './attention-item.ts';

/**
 * The most urgent items, and how many there are.
 */
export interface AttentionList {
  /**
     * The items: those about money first, in the order of `AttentionKind`, and the oldest first within a kind.
     * @maxItems 100
     */
  data: AttentionItem[];
  /**
     * Number of items of each kind, in the order of the list. Kinds without items are left out.
     * @maxItems 9
     */
  counts: AttentionCount[];
  /**
     * Sum of the counts.
     * @minimum 0
     * @maximum 900
     */
  total: number;
  /** Whether there are more than were counted. */
  has_more: boolean;
  /**
     * Number of snoozed items, counted up to 100 of each kind.
     * @minimum 0
     * @maximum 900
     */
  snoozed: number;
}
