/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { CourierOffer } from './courier-offer.ts';
import type { CourierTier } from './courier-tier.ts';
import type { ExclusionReason } from './exclusion-reason.ts';
import type { LocalizedText } from './localized-text.ts';
import type { ServiceType } from './service-type.ts';

export interface ListedCourier {
  id: CourierId;
  name: LocalizedText;
  tier: CourierTier;
  /**
     * Average customer rating, with one decimal; 0 if there is none.
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  rating_count: number;
  /** True for a fictional courier from the sample data. */
  sample: boolean;
  /**
     * Services with a rate card; none if the courier has left.
     * @maxItems 4
     */
  service_types: ServiceType[];
  /** If a parcel was asked about and the courier takes it. */
  offer?: CourierOffer;
  /** If a parcel was asked about and no service of the courier takes it, the first reason. */
  excluded?: ExclusionReason;
}
