/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LocalizedText } from './localized-text.ts';
import type { Place } from './place.ts';
import type { ServiceType } from './service-type.ts';
import type { TrackingNumber } from './tracking-number.ts';

/**
 * The carriage of one shipment.
 */
export interface InvoicedCarriage {
  /** Name of the courier. */
  courier: LocalizedText;
  service_type: ServiceType;
  tracking_number: TrackingNumber;
  /** Where the parcel was sent from. */
  origin: Place;
  /** Where the parcel was sent to. */
  destination: Place;
}
