/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { Lane } from './lane.ts';
import type { PriceCell } from './price-cell.ts';
import type { ServiceType } from './service-type.ts';
import type { TransitTime } from './transit-time.ts';

/**
 * Prices of one service on one lane.
 */
export interface PriceRow {
  service_type: ServiceType;
  lane: Lane;
  /** Where the parcel is sent from. Prices for other places on this lane differ by the remote-area fee only. */
  origin: AreaCode;
  /** Where the parcel is sent to. */
  destination: AreaCode;
  transit_times: TransitTime;
  /**
     * Prices by weight, as far as the service carries it.
     * @maxItems 6
     */
  cells: PriceCell[];
}
