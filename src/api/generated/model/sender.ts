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
 * Who sends the parcel. A courier's `sender_fields` lists the fields that it requires; all others are optional.
 */
export interface Sender {
  /** Name of the person who sends the parcel. */
  contact_name?: Line;
  /** Phone of that person. */
  contact_number?: Phone;
  /** E-mail of the sender. */
  email?: Email;
  /** Street address that the parcel is sent from. */
  address?: Line;
  /** City that the parcel is sent from: in Saudi Arabia, a code from `listCities`; abroad, the name of the city. */
  city?: Line;
  /** Country that the parcel is sent from. */
  country?: CountryCode;
  /** Amount that the courier collects from the receiver. Required with cash on delivery, refused otherwise. */
  amount_to_collect?: PositiveMoney;
  address_type?: AddressType;
  /** The sender's company. */
  company?: Line;
  /** A second phone, in case the first is not answered. */
  backup_phone?: Phone;
  /**
     * International calling code of the contact number, such as `+966`.
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
  /** Who takes the parcel back if it is returned. */
  return_name?: Line;
  /** Whether the courier hands the collected cash to the person named in `pickup_name`. */
  collecting_money?: boolean;
}
