/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Paragraph } from './paragraph.ts';
import type { StoreToldState } from './store-told-state.ts';

/**
 * Whether the store has been told what became of its order.
 */
export interface StoreTold {
  /** How far the store is informed. */
  state: StoreToldState;
  /** When the store was last told something; absent if never. */
  at?: DateTime;
  /** Why the store refused, or why telling it has failed so far, in the platform's own words. Absent if nothing went wrong. */
  message?: Paragraph;
}
