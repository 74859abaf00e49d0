import type { CourierEventKind } from '../domain/courier-events.ts';
import type { Place } from '../domain/shipment-request.ts';
import type { TransitDays } from '../domain/rate-card.ts';
import type { TrackingStatus } from '../domain/shipment-status.ts';

/** A parcel as its courier gets to know it. */
export interface CourierParcel {
  shipmentId: string;
  trackingNumber: string;
  origin: Place;
  destination: Place;
  transitDays: TransitDays;
  /** When the courier took the booking; null until it has. */
  bookedAt: Date | null;
  /** What is known of it, oldest first; the first is its creation. */
  history: readonly { trackingStatus: TrackingStatus; occurredAt: Date }[];
}

/** One thing that a courier tells of a parcel. */
export interface CourierEvent {
  /** What the courier calls it, the same however often it is told; null where it has no name. */
  id: string | null;
  kind: CourierEventKind;
  occurredAt: Date;
  city: string | null;
  /** In the courier's own words. */
  text: string | null;
}

/** The courier's own name for the parcel, or why it does not take it. */
export type BookingAnswer =
  { accepted: true; reference: string } | { accepted: false; text: string | null };

/** Whether nothing comes; a courier that has collected the parcel carries it all the same. */
export interface CancelAnswer {
  cancelled: boolean;
}

/**
 * What is asked of a courier. Everything may be asked again after a failure: a parcel is booked by
 * its tracking number, at most once.
 */
export interface CourierPort {
  book(parcel: CourierParcel, now: Date): Promise<BookingAnswer>;
  /** Asked not to come. */
  cancel(parcel: CourierParcel, now: Date): Promise<CancelAnswer>;
  /** What happened to a parcel that was booked; may hold what was told before, in any order. */
  eventsOf(parcel: CourierParcel, now: Date): Promise<CourierEvent[]>;
}
