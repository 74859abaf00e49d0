import type { StoreOrder } from '../../../api/generated/model/store-order.ts';

/** What an account can do with an order as a whole. */
export type OrderAction = 'book' | 'leaveOut' | 'takeBack' | 'keep';

/** Whether its shipment may have to be cancelled, because the store cancelled the order. */
export function isCancelledAtStore({ reasons }: Pick<StoreOrder, 'reasons'>): boolean {
  return reasons.includes('cancelled_at_store');
}

/** What can be done with an order, the usual first. */
export function actionsOf(order: Pick<StoreOrder, 'state' | 'reasons'>): OrderAction[] {
  switch (order.state) {
    case 'new':
      return ['book', 'leaveOut'];
    case 'needs_attention':
      return isCancelledAtStore(order) ? ['keep'] : ['book', 'leaveOut'];
    case 'left_out':
      return ['takeBack'];
    default:
      return [];
  }
}

/** Those of several orders that can be booked together. */
export function bookableOf<Order extends Pick<StoreOrder, 'state' | 'reasons'>>(
  orders: readonly Order[],
): Order[] {
  return orders.filter((order) => actionsOf(order).includes('book'));
}
