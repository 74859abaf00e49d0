import { isFinal, type ShipmentStatus, type TrackingStatus } from './shipment-status.ts';

/** Events reported by couriers, in courier-neutral terms. */
export const COURIER_EVENTS = [
  'booking_refused',
  'picked_up',
  'in_transit',
  'at_hub',
  'out_for_delivery',
  'delivery_attempted',
  'delivered',
  'returning',
  'returned',
  'lost',
  // After the last attempt, the parcel stays with the courier and is not returned.
  'given_up',
] as const;
export type CourierEventKind = (typeof COURIER_EVENTS)[number];

/** Why a parcel was not delivered. */
export type DeliveryFailureReason = 'absent' | 'refused' | 'address' | 'damaged' | 'other';

/** Whether an event with this status may have a reason. */
export function canHaveReason(status: TrackingStatus): boolean {
  return status === 'delivery_attempted' || status === 'returning' || status === 'failed';
}

export interface ShipmentState {
  status: ShipmentStatus;
  trackingStatus: TrackingStatus;
}

/**
 * `moves`: the shipment changes to this state. `recorded`: only added to its history. `refused`:
 * contradicts what is known, and is not stored.
 */
export type EventVerdict =
  ({ kind: 'moves' } & ShipmentState) | { kind: 'recorded' } | { kind: 'refused' };

/** Couriers miss scans, so any later one may come next. */
const ONCE_COLLECTED = [
  'in_transit',
  'at_hub',
  'out_for_delivery',
  'delivery_attempted',
  'delivered',
  'returning',
  'returned',
  'lost',
  'given_up',
] as const satisfies readonly CourierEventKind[];

/**
 * What moves a pending shipment on. On the way back, only the end of the return or a delivery does.
 */
const MOVING: Readonly<Record<TrackingStatus, readonly CourierEventKind[]>> = {
  created: ['booking_refused', 'picked_up', ...ONCE_COLLECTED],
  picked_up: ONCE_COLLECTED,
  in_transit: ONCE_COLLECTED,
  at_hub: ONCE_COLLECTED,
  out_for_delivery: ONCE_COLLECTED,
  delivery_attempted: ONCE_COLLECTED,
  returning: ['delivered', 'returned', 'lost'],
  delivered: [],
  returned: [],
  cancelled: [],
  failed: [],
};

/** An event as recorded in the history. */
export function trackingStatusOf(kind: CourierEventKind): TrackingStatus {
  return kind === 'booking_refused' || kind === 'lost' || kind === 'given_up' ? 'failed' : kind;
}

/** No courier reports anything after these. */
export const JOURNEY_ENDS = [
  'delivered',
  'returned',
  'failed',
] as const satisfies readonly TrackingStatus[];

/** The effect on a shipment of an event that is the latest in its history. */
export function judgeEvent(
  { status, trackingStatus }: ShipmentState,
  kind: CourierEventKind,
): EventVerdict {
  // A courier that has collected the parcel, or knows of its cancellation, has no booking to
  // refuse.
  if (kind === 'booking_refused' && (isFinal(status) || trackingStatus !== 'created')) {
    return { kind: 'refused' };
  }
  if (isFinal(status) || !MOVING[trackingStatus].includes(kind)) return { kind: 'recorded' };
  const next = trackingStatusOf(kind);
  if (next === trackingStatus) return { kind: 'recorded' };
  return { kind: 'moves', status: statusBy(next), trackingStatus: next };
}

function statusBy(trackingStatus: TrackingStatus): ShipmentStatus {
  if (trackingStatus === 'delivered') return 'completed';
  return trackingStatus === 'returned' || trackingStatus === 'failed' ? 'failed' : 'pending';
}

/** The events already in the history. */
export interface PastEvent {
  trackingStatus: TrackingStatus;
  occurredAt: Date;
}

/**
 * The effect of an event, which may arrive late, on a shipment: the history is read in the order in
 * which events happened, not in which they were reported. A final status never changes.
 *
 * @param history in any order, without the event.
 */
export function judgeLateEvent(
  shipment: ShipmentState,
  history: readonly PastEvent[],
  event: { kind: CourierEventKind; occurredAt: Date },
): EventVerdict {
  const alone = judgeEvent(shipment, event.kind);
  if (isFinal(shipment.status) || event.kind === 'booking_refused') return alone;
  let state: ShipmentState = { status: 'pending', trackingStatus: 'created' };
  for (const { kind } of inOrder(history, event)) {
    const verdict = judgeEvent(state, kind);
    if (verdict.kind === 'moves') state = verdict;
  }
  if (state.trackingStatus === shipment.trackingStatus) return { kind: 'recorded' };
  return { ...state, kind: 'moves' };
}

/** Events at the same moment are ordered by the usual journey. */
function inOrder(
  history: readonly PastEvent[],
  event: { kind: CourierEventKind; occurredAt: Date },
): { kind: CourierEventKind; occurredAt: Date }[] {
  const past = history.flatMap(({ trackingStatus, occurredAt }) => {
    const kind = COURIER_EVENTS.find((each) => each === trackingStatus);
    return kind === undefined ? [] : [{ kind, occurredAt }];
  });
  return [...past, event].sort(
    (a, b) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() ||
      COURIER_EVENTS.indexOf(a.kind) - COURIER_EVENTS.indexOf(b.kind),
  );
}
