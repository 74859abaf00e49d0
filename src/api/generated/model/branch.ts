/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { BranchId } from './branch-id.ts';
import type { LocalizedText } from './localized-text.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Phone } from './phone.ts';

/**
 * A place of a courier where parcels are handed over.
 */
export interface Branch {
  id: BranchId;
  /** City of the branch, a code from `listCities`. */
  city: AreaCode;
  /** Name of the branch. */
  name: LocalizedText;
  /** Address of the branch. */
  address: LocalizedText;
  /** Phone of the branch; absent if it has none. */
  phone?: Phone;
  /** When the branch is open. */
  hours: OpeningHours;
  /** Whether it accepts parcels from senders. */
  drop_off: boolean;
  /** Whether it pays out cash that was collected on delivery. */
  cash_payout: boolean;
  /**
     * Latitude in degrees (WGS 84).
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Longitude in degrees (WGS 84).
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Distance in metres, as the crow flies, from the centre of the city in `near`; absent without `near`.
     * @minimum 0
     * @maximum 20100000
     */
  distance?: number;
}
