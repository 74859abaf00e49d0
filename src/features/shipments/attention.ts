import { STALLED_AFTER_HOURS } from '../../../common/stalled.ts';
import type { Shipment } from '../../api/generated/model/shipment.ts';

type Watched = Pick<
  Shipment,
  'status' | 'tracking_status' | 'hours_since_last_update' | 'expected_delivery_on'
>;

/** In transit without a scan for three days. */
export function isStalled({ status, hours_since_last_update: hours }: Watched): boolean {
  return status === 'pending' && hours >= STALLED_AFTER_HOURS;
}

/** Whether the receiver can still expect it: in transit, and not being returned. */
export function isExpected({
  status,
  tracking_status,
}: Pick<Watched, 'status' | 'tracking_status'>): boolean {
  return status === 'pending' && tracking_status !== 'returning';
}

/** Expected on a day that is over; `today` in Riyadh, as `2026-11-21`. */
export function isLate(shipment: Watched, today: string): boolean {
  return isExpected(shipment) && shipment.expected_delivery_on < today;
}
