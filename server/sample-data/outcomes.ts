import type { ShipmentStatus, TrackingStatus } from '../domain/shipment-status.ts';

/** The outcome of a sample shipment. */
export interface Outcome {
  status: ShipmentStatus;
  /** From its creation to its current status. */
  history: readonly TrackingStatus[];
  /** What was refunded of the charge, and whether the return was charged. */
  settlement: 'kept' | 'refunded' | 'partly_refunded' | 'return_charged';
}

const ON_ITS_WAY = ['created', 'picked_up', 'in_transit', 'at_hub', 'out_for_delivery'] as const;

function pending(...history: readonly TrackingStatus[]): Outcome {
  return { status: 'pending', history, settlement: 'kept' };
}

const DELIVERED: Outcome = {
  status: 'completed',
  history: [...ON_ITS_WAY, 'delivered'],
  settlement: 'kept',
};
const DELIVERED_AT_SECOND_TRY: Outcome = {
  status: 'completed',
  history: [...ON_ITS_WAY, 'delivery_attempted', 'out_for_delivery', 'delivered'],
  settlement: 'kept',
};
const CANCELLED: Outcome = {
  status: 'cancelled',
  history: ['created', 'cancelled'],
  settlement: 'refunded',
};
const RETURNED: Outcome = {
  status: 'failed',
  history: [...ON_ITS_WAY, 'delivery_attempted', 'returning', 'returned'],
  settlement: 'return_charged',
};
const LOST: Outcome = {
  status: 'failed',
  history: ['created', 'picked_up', 'in_transit', 'failed'],
  settlement: 'partly_refunded',
};
const REFUSED_BY_COURIER: Outcome = {
  status: 'failed',
  history: ['created', 'failed'],
  settlement: 'refunded',
};

/** For shipments several weeks old, repeated in this order. */
export const OLD_OUTCOMES: readonly Outcome[] = [
  DELIVERED,
  DELIVERED,
  DELIVERED_AT_SECOND_TRY,
  DELIVERED,
  CANCELLED,
  DELIVERED,
  DELIVERED,
  RETURNED,
  DELIVERED,
  DELIVERED,
  REFUSED_BY_COURIER,
  DELIVERED,
  DELIVERED,
  DELIVERED,
  LOST,
  DELIVERED,
];

/** For recent shipments, oldest first and repeated; those not collected yet can be cancelled. */
export const RECENT_OUTCOMES: readonly Outcome[] = [
  pending(...ON_ITS_WAY, 'delivery_attempted', 'returning'),
  pending(...ON_ITS_WAY, 'delivery_attempted'),
  pending(...ON_ITS_WAY),
  pending('created', 'picked_up', 'in_transit', 'at_hub'),
  pending('created', 'picked_up', 'in_transit'),
  pending('created', 'picked_up'),
  pending('created'),
  pending('created'),
];
