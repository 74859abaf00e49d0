/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Paragraph } from './paragraph.ts';
import type { StoreToldState } from './store-told-state.ts';

/**
 * Whether the store knows what became of its order.
 */
export interface StoreTold {
  /** `waiting` until the store has been told where the shipment is now; then `told`; `refused` if the store does not accept it. */
  state: StoreToldState;
  /** When the store was last told something; absent if never. */
  at?: DateTime;
  /** Why the store refused, or why telling it has failed so far, in the platform's own words. */
  message?: Paragraph;
}
