import { isFinal, type ShipmentStatus, type TrackingStatus } from './shipment-status.ts';

/** Days after a shipment became final in which it can be rated and its rating changed. */
const RATING_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1_000;

export const RATING_PARTS = ['on_time', 'condition', 'driver', 'cash_paid_out', 'support'] as const;
export type RatingPart = (typeof RATING_PARTS)[number];

/** What decides whether a shipment can be rated. */
export interface RatedJourney {
  status: ShipmentStatus;
  trackingStatus: TrackingStatus;
  events: readonly { trackingStatus: TrackingStatus; occurredAt: Date }[];
}

export type RatingWindow =
  | { state: 'open' | 'too_late'; endedAt: Date; until: Date }
  | { state: 'not_final' | 'not_ratable' };

/**
 * Whether a shipment can be rated now, and until when: for 60 days after it was delivered, returned
 * or lost. A shipment that was cancelled, or that the courier refused to collect, has nothing to
 * rate.
 */
export function ratingWindow(journey: RatedJourney, now: Date): RatingWindow {
  const { status, trackingStatus, events } = journey;
  if (!isFinal(status)) return { state: 'not_final' };
  const ends = events.filter((event) => event.trackingStatus === trackingStatus);
  const endedAt = ends.map(({ occurredAt }) => occurredAt).reduce(earlier, undefined);
  if (status === 'cancelled' || !events.some(isOnTheWay) || endedAt === undefined) {
    return { state: 'not_ratable' };
  }
  const until = ratingEnd(endedAt);
  return { state: now < until ? 'open' : 'too_late', endedAt, until };
}

/** Until when a shipment that ended then can be rated. */
export function ratingEnd(endedAt: Date): Date {
  return new Date(endedAt.getTime() + RATING_DAYS * DAY_MS);
}

/** The parts that a shipment has: cash is paid out only after cash on delivery. */
export function ratingParts(hasCash: boolean): RatingPart[] {
  return RATING_PARTS.filter((part) => hasCash || part !== 'cash_paid_out');
}

/** Sixtieths as a number with one decimal, rounded half up. */
export function shownScore(sixtieths: number): number {
  return Math.floor((sixtieths + 3) / 6) / 10;
}

/** Whether the courier had the parcel. */
function isOnTheWay({ trackingStatus }: { trackingStatus: TrackingStatus }): boolean {
  return !['created', 'cancelled', 'failed'].includes(trackingStatus);
}

function earlier(first: Date | undefined, next: Date): Date {
  return first === undefined || next < first ? next : first;
}
