import type { CourierEventKind, DeliveryFailureReason } from '../domain/courier-events.ts';
import type { Place } from '../domain/shipment-request.ts';
import type { TransitDays } from '../domain/rate-card.ts';
import type { TrackingStatus } from '../domain/shipment-status.ts';

/** A parcel as its courier sees it. */
export interface CourierParcel {
  shipmentId: string;
  trackingNumber: string;
  origin: Place;
  destination: Place;
  transitDays: TransitDays;
  /** When the courier accepted the booking; null before that. */
  bookedAt: Date | null;
  /** Its known events, oldest first; the first is its creation. */
  history: readonly { trackingStatus: TrackingStatus; occurredAt: Date }[];
}

/** An event reported by a courier. */
export interface CourierEvent {
  /** The courier's id for the event, the same in every report; null if it has none. */
  id: string | null;
  kind: CourierEventKind;
  occurredAt: Date;
  city: string | null;
  /** In the courier's own words. */
  text: string | null;
  /** Why it was not delivered, if it was not and the courier tells why. */
  failureReason?: DeliveryFailureReason | null;
}

/** The courier's own id for the parcel, or the reason for refusing it. */
export type BookingAnswer =
  { accepted: true; reference: string } | { accepted: false; text: string | null };

/** False if the courier has already collected the parcel and will deliver it anyway. */
export interface CancelAnswer {
  cancelled: boolean;
}

/**
 * The requests to a courier. Each can be repeated after a failure: a parcel is booked by its
 * tracking number, at most once.
 */
export interface CourierPort {
  book(parcel: CourierParcel, now: Date): Promise<BookingAnswer>;
  /** Asks the courier not to collect the parcel. */
  cancel(parcel: CourierParcel, now: Date): Promise<CancelAnswer>;
  /** The events of a booked parcel, in any order; may include events reported before. */
  eventsOf(parcel: CourierParcel, now: Date): Promise<CourierEvent[]>;
}
