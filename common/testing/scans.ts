import type { TrackedEvent, TrackingState } from '../tracking-progress.ts';

/** One scan a day from 1 November, newest first as the contract has them. */
export function scans(...statuses: TrackingState[]): TrackedEvent[] {
  return statuses
    .map((tracking_status, day) => ({
      tracking_status,
      occurred_at: `2026-11-0${day + 1}T08:00:00Z`,
    }))
    .reverse();
}
