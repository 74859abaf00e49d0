import { ORDER_STATUSES, type SimulatedOrder, type SimulatedStore } from './simulated-store.ts';
import type { Trade } from './trade.ts';

/** What can be done at a store, and with an order of it. */
export const STORE_ACTIONS = ['place', 'send_out_of_order', 'send_forged', 'uninstall'] as const;
export const ORDER_ACTIONS = ['cancel', 'refund', 'send_twice'] as const;
export type StoreAction = (typeof STORE_ACTIONS)[number];
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Whether the order is in a state in which that can be done. */
export function isPossible(action: OrderAction, { status }: SimulatedOrder): boolean {
  if (action === 'send_twice') return true;
  const ended = ORDER_STATUSES.indexOf(action === 'cancel' ? 'delivered' : 'refunded');
  return ORDER_STATUSES.indexOf(status) < ended;
}

/**
 * Does it.
 *
 * @param order null for what concerns none.
 * @returns false if there is no such action, or it is not possible now.
 */
export function act(
  trade: Trade,
  store: SimulatedStore,
  order: SimulatedOrder | null,
  name: string,
): boolean {
  if (!store.isInstalled) return false;
  const ofOrder = ORDER_ACTIONS.find((action) => action === name);
  if (ofOrder)
    return order !== null && isPossible(ofOrder, order) && onOrder(trade, store, order, ofOrder);
  const ofStore = STORE_ACTIONS.find((action) => action === name);
  if (!ofStore) return false;
  if (ofStore === 'place') trade.place(store);
  else if (ofStore === 'send_out_of_order') trade.sendOutOfOrder(store);
  else if (ofStore === 'send_forged') trade.sendForged(store);
  else trade.uninstall(store);
  return true;
}

function onOrder(
  trade: Trade,
  store: SimulatedStore,
  order: SimulatedOrder,
  action: OrderAction,
): boolean {
  if (action === 'send_twice') return trade.sendTwice(store, order);
  trade.change(store, order, action === 'cancel' ? 'cancelled' : 'refunded');
  return true;
}
