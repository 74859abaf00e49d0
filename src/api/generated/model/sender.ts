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
 * Who sends the parcel. A courier says in `sender_fields` which of these it requires; the rest may be left out.
 */
export interface Sender {
  contact_name?: Line;
  contact_number?: Phone;
  email?: Email;
  address?: Line;
  city?: Line;
  country?: CountryCode;
  /** What the courier collects from the receiver. Required with cash on delivery, refused without. */
  amount_to_collect?: PositiveMoney;
  address_type?: AddressType;
  company?: Line;
  backup_phone?: Phone;
  /**
     * The calling code of the contact number.
     * @maxLength 5
     * @pattern ^\+[1-9][0-9]{0,3}$
     */
  phone_code?: string;
  postal_code?: PostalCode;
  /**
     * Cubic centimetres of all pieces together.
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  volume?: number;
  /** Grams of all pieces with their packaging. */
  gross_weight?: WeightGrams;
  /** Who hands the parcel over. */
  pickup_name?: Line;
  /** Who takes it back when it is returned. */
  return_name?: Line;
  /** Whether the courier hands the collected money to the person named for pick-up. */
  collecting_money?: boolean;
}
