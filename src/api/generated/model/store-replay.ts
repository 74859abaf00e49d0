/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreDelivery } from './store-delivery.ts';
import type { StoreDifference } from './store-difference.ts';

export interface StoreReplay {
  delivery: StoreDelivery;
  /**
     * What became different; empty if nothing did.
     * @maxItems 100
     */
  differences: StoreDifference[];
}
