/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BuildingNumber } from './building-number.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';

/**
 * National Address of the seller.
 */
export interface SellerAddress {
  /** Street. */
  street_name: Line;
  building_no: BuildingNumber;
  /** District. */
  district: Line;
  /** City. */
  city: Line;
  postal_code: PostalCode;
}
