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
 * From a status to those that may follow it. Couriers attempt delivery again, so a failed attempt
 * leaves a shipment pending; `failed` is for a return, a loss, the last attempt or a refused
 * booking.
 */
const STATUS_TRANSITIONS: Readonly<Record<ShipmentStatus, readonly ShipmentStatus[]>> = {
  pending: ['completed', 'cancelled', 'failed'],
  completed: [],
  cancelled: [],
  failed: [],
};

/** Staying is no transition. */
export function canTransition(from: ShipmentStatus, to: ShipmentStatus): boolean {
  return STATUS_TRANSITIONS[from].includes(to);
}

/** Nothing leaves a final status. */
export function isFinal(status: ShipmentStatus): boolean {
  return STATUS_TRANSITIONS[status].length === 0;
}

export type CancelVerdict =
  { ok: true } | { ok: false; reason: 'already_collected' | 'already_cancelled' | 'already_final' };

/** A shipment may be cancelled until the courier's first scan, its collection. */
export function canCancel(status: ShipmentStatus, trackingStatus: TrackingStatus): CancelVerdict {
  if (status === 'cancelled') return { ok: false, reason: 'already_cancelled' };
  if (isFinal(status)) return { ok: false, reason: 'already_final' };
  return trackingStatus === 'created' ? { ok: true } : { ok: false, reason: 'already_collected' };
}
