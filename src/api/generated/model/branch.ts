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
  /** A code from `listCities`. */
  city: AreaCode;
  name: LocalizedText;
  address: LocalizedText;
  phone?: Phone;
  hours: OpeningHours;
  /** Takes parcels from senders. */
  drop_off: boolean;
  /** Pays out cash that was collected on delivery. */
  cash_payout: boolean;
  /**
     * Degrees, WGS 84.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees, WGS 84.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * Metres as the crow flies from the middle of the city in `near`.
     * @minimum 0
     * @maximum 20100000
     */
  distance?: number;
}
