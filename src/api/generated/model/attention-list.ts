/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttentionCount } from './attention-count.ts';
import type { AttentionItem } from './attention-item.ts';

export interface AttentionList {
  /** @maxItems 100 */
  data: AttentionItem[];
  /**
     * The kinds of which there are items, in the order of the list.
     * @maxItems 9
     */
  counts: AttentionCount[];
  /**
     * The sum of the counts.
     * @minimum 0
     * @maximum 900
     */
  total: number;
  /** Whether there are more than were counted. */
  has_more: boolean;
  /**
     * Number of items that are snoozed, counted up to 100 of each kind.
     * @minimum 0
     * @maximum 900
     */
  snoozed: number;
}
