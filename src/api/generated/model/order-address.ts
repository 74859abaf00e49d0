/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Line } from './line.ts';
import type { Name } from './name.ts';
import type { PublicAddressState } from './public-address-state.ts';

/**
 * What the receiver of an order sees; nothing that names, reaches or locates a person.
 */
export interface OrderAddress {
  store_name: Name;
  number: Line;
  /** Once the order is booked or cancelled, it is too late. */
  state: PublicAddressState;
}
