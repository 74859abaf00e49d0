/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CourierOffer } from './courier-offer.ts';
import type { CourierTier } from './courier-tier.ts';
import type { ExclusionReason } from './exclusion-reason.ts';
import type { LocalizedText } from './localized-text.ts';
import type { ServiceType } from './service-type.ts';

/**
 * A courier in the directory.
 */
export interface ListedCourier {
  id: CourierId;
  /** Name of the courier. */
  name: LocalizedText;
  tier: CourierTier;
  /**
     * Average customer rating, with one decimal; 0 if there is none.
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * Number of ratings in the average.
     * @minimum 0
     * @maximum 100000000
     */
  rating_count: number;
  /** Whether it is a fictional courier from the sample data. */
  sample: boolean;
  /**
     * Services with a rate card; empty if the courier has left.
     * @maxItems 4
     */
  service_types: ServiceType[];
  /** Its cheapest price; present if the request describes a parcel and the courier takes it. */
  offer?: CourierOffer;
  /** Why it does not take the parcel: the first reason. Present if the request describes a parcel and no service of the courier takes it. */
  excluded?: ExclusionReason;
}
