import type { Shipment } from '../../../api/generated/model/shipment.ts';

/** Hours without a scan after which a shipment on its way seems to stand still. */
export const stalledAfterHours = 72;

type Watched = Pick<Shipment, 'status' | 'hours_since_last_update' | 'expected_delivery_on'>;

/** On its way, but not heard of for three days. */
export function isStalled({ status, hours_since_last_update: hours }: Watched): boolean {
  return status === 'pending' && hours >= stalledAfterHours;
}

/** On its way although the day it was expected is over; `today` in Riyadh, as `2026-11-21`. */
export function isLate({ status, expected_delivery_on: day }: Watched, today: string): boolean {
  return status === 'pending' && day < today;
}
