/** The status of a shipment; the details are in its tracking history. */
export const SHIPMENT_STATUSES = ['pending', 'completed', 'cancelled', 'failed'] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** Where the parcel is, in a courier-neutral vocabulary. */
export const TRACKING_STATUSES = [
  'created',
  'picked_up',
  'in_transit',
  'at_hub',
  'out_for_delivery',
  'delivery_attempted',
  'delivered',
  'returning',
  'returned',
  'cancelled',
  'failed',
] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

/**
 * The statuses that may follow each status. Couriers repeat a failed attempt, so the shipment stays
 * pending; `failed` is for a return, a loss, the last attempt or a refused booking.
 */
const STATUS_TRANSITIONS: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: ['completed', 'cancelled', 'failed'],
  completed: [],
  cancelled: [],
  failed: [],
};

/** Keeping a status is not a transition. */
export function canTransition(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return STATUS_TRANSITIONS[from].includes(to);
}

/** A final status never changes. */
export function isFinal(status: ShipmentStatus): boolean {
  return STATUS_TRANSITIONS[status].length === 0;
}

export type CancelVerdict =
  { ok: true } | { ok: false; reason: 'already_collected' | 'already_cancelled' | 'already_final' };

/** A shipment can be cancelled until the courier's first scan, its collection. */
export function canCancel(status: ShipmentStatus, trackingStatus: TrackingStatus): CancelVerdict {
  if (status === 'cancelled') return { ok: false, reason: 'already_cancelled' };
  if (isFinal(status)) return { ok: false, reason: 'already_final' };
  return trackingStatus === 'created' ? { ok: true } : { ok: false, reason: 'already_collected' };
}
