/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreDelivery } from './store-delivery.ts';
import type { StoreDifference } from './store-difference.ts';

/**
 * The result of a replay.
 */
export interface StoreReplay {
  /** The delivery that was replayed. */
  delivery: StoreDelivery;
  /**
     * What the replay changed; empty if nothing.
     * @maxItems 100
     */
  differences: StoreDifference[];
}
