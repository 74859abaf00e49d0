import { sumsOf } from './sample-orders.ts';
import type { Delivery, SimulatedOrder, SimulatedStore } from './simulated-store.ts';

/** A store as the control API shows it, without its secrets. */
export function storeView(store: SimulatedStore) {
  const { id, name, url, proof, isInstalled, connectedAt, orders } = store;
  return {
    ...{ id, name, url },
    platform: proof.platform,
    is_installed: isInstalled,
    connected_at: connectedAt.toISOString(),
    order_count: orders.length,
  };
}

/** The store with its orders and deliveries, newest first. */
export function wholeStoreView(store: SimulatedStore) {
  return {
    ...storeView(store),
    orders: store.orders.toReversed().map(orderView),
    deliveries: store.deliveries.toReversed().map(deliveryView),
  };
}

function orderView(order: SimulatedOrder) {
  const { id, number, status, receiver, city, isCashOnDelivery, told } = order;
  return {
    ...{ id, number, status, city },
    receiver: receiver.name,
    total: sumsOf(order).total,
    is_cash_on_delivery: isCashOnDelivery,
    placed_at: order.placedAt.toISOString(),
    told: told && {
      status: told.status,
      tracking_number: told.trackingNumber,
      tracking_url: told.trackingUrl,
      courier_name: told.courierName,
      at: told.at.toISOString(),
    },
  };
}

function deliveryView({ id, event, orderId, isForged, state, attempts }: Delivery) {
  return {
    ...{ id, event, state },
    order_id: orderId,
    is_forged: isForged,
    attempts: attempts.map(({ at, status }) => ({ at: at.toISOString(), status })),
  };
}
