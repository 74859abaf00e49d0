/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { DraftAmount } from './draft-amount.ts';
import type { DraftText } from './draft-text.ts';
import type { WeightGrams } from './weight-grams.ts';

/**
 * The sender as far as it is filled in. The fields mean the same as in `Sender`.
 */
export interface DraftSender {
  /** Name of the person who sends the parcel. */
  contact_name?: DraftText;
  /** Phone of that person, as typed so far. */
  contact_number?: DraftText;
  /** E-mail of the sender. */
  email?: DraftText;
  /** Street address that the parcel is sent from. */
  address?: DraftText;
  /** The sender's company. */
  company?: DraftText;
  /** A second phone, in case the first is not answered. */
  backup_phone?: DraftText;
  /** International calling code of the contact number. */
  phone_code?: DraftText;
  /** Postal code of the sender's address. */
  postal_code?: DraftText;
  /** Who hands the parcel to the courier. */
  pickup_name?: DraftText;
  /** Who takes the parcel back if it is returned. */
  return_name?: DraftText;
  address_type?: AddressType;
  /**
     * Total volume of all pieces, in cubic centimetres.
     * @minimum 0
     * @maximum 100000000
     */
  volume?: number;
  /** Total weight of all pieces including packaging, in grams. */
  gross_weight?: WeightGrams;
  /** Whether the courier hands the collected cash to the person named in `pickup_name`. */
  collecting_money?: boolean;
  /** Amount that the courier is to collect from the receiver. */
  amount_to_collect?: DraftAmount;
}
