/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { Name } from './name.ts';
import type { PublicAddressState } from './public-address-state.ts';

/**
 * What the receiver of an order sees. It contains nothing that identifies, reaches or locates a person.
 */
export interface OrderAddress {
  /** Name of the store. */
  store_name: Name;
  /** Number of the order in the store. */
  number: Line;
  /** Whether the address is known. Once the order is booked or cancelled, it is too late to complete it. */
  state: PublicAddressState;
}
