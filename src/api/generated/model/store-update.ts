/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { StoreBooking } from './store-booking.ts';
import type { StoreCancellation } from './store-cancellation.ts';
import type { TellsStore } from './tells-store.ts';

/**
 * All settings of a store.
 */
export interface StoreUpdate {
  /** Name given by the owner. */
  name: Name;
  booking: StoreBooking;
  on_cancellation: StoreCancellation;
  tells_store: TellsStore;
}
