/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { City } from './city.ts';

export interface CityList {
  /** @maxItems 5000 */
  data: City[];
}
