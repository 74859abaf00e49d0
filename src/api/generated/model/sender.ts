/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { CountryCode } from './country-code.ts';
import type { Email } from './email.ts';
import type { Line } from './line.ts';
import type { Phone } from './phone.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { PostalCode } from './postal-code.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * Who sends the parcel. A courier's `sender_fields` lists the fields it requires; the others are optional.
 */
export interface Sender {
  contact_name?: Line;
  contact_number?: Phone;
  email?: Email;
  address?: Line;
  city?: Line;
  country?: CountryCode;
  /** Amount that the courier collects from the receiver. Required with cash on delivery, refused otherwise. */
  amount_to_collect?: PositiveMoney;
  address_type?: AddressType;
  company?: Line;
  backup_phone?: Phone;
  /**
     * Calling code of the contact number.
     * @maxLength 5
     * @pattern ^\+[1-9][0-9]{0,3}$
     */
  phone_code?: string;
  postal_code?: PostalCode;
  /**
     * Total volume of all pieces, in cubic centimetres.
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  volume?: number;
  /** Total weight of all pieces including packaging, in grams. */
  gross_weight?: WeightGrams;
  /** Who hands the parcel to the courier. */
  pickup_name?: Line;
  /** Who receives the parcel if it is returned. */
  return_name?: Line;
  /** Whether the courier hands the collected money to the person named for pick-up. */
  collecting_money?: boolean;
}
