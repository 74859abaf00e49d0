/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AdditionalNumber } from './additional-number.ts';
import type { Line } from './line.ts';
import type { PostalCode } from './postal-code.ts';
import type { ShortAddress } from './short-address.ts';

/**
 * The receiver's National Address: the short address, or street, building number and postal code.
 */
export interface ReceiverAddress {
  short_address?: ShortAddress;
  /** Street. */
  street_name?: Line;
  /** Building number, four digits. */
  building_no?: Line;
  /** District or neighbourhood. */
  district?: Line;
  /** Postal code, five digits. */
  postal_code?: PostalCode;
  additional_number?: AdditionalNumber;
}
