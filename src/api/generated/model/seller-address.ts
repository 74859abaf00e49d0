/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { BuildingNumber } from './building-number.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';

export interface SellerAddress {
  street_name: Line;
  building_no: BuildingNumber;
  district: Line;
  city: Line;
  postal_code: PostalCode;
}
