/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { Lane } from './lane.ts';
import type { PriceCell } from './price-cell.ts';
import type { ServiceType } from './service-type.ts';
import type { TransitTime } from './transit-time.ts';

export interface PriceRow {
  service_type: ServiceType;
  lane: Lane;
  /** The prices are for a journey from here to `destination`; others on this lane differ by the remote-area fee only. */
  origin: AreaCode;
  destination: AreaCode;
  transit_times: TransitTime;
  /**
     * By weight, as far as the service carries it.
     * @maxItems 6
     */
  cells: PriceCell[];
}
