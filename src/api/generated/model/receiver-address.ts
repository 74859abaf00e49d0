/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AdditionalNumber } from './additional-number.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * The short address, or street, building number and postal code.
 */
export interface ReceiverAddress {
  short_address?: ShortAddress;
  street_name?: Line;
  /** Four digits. */
  building_no?: Line;
  district?: Line;
  /** Five digits. */
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
}
