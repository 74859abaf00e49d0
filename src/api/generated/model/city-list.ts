/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { City } from './city.ts';

/**
 * The Saudi cities.
 */
export interface CityList {
  /**
     * The cities.
     * @maxItems 5000
     */
  data: City[];
}
