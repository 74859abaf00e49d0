/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AddressType } from './address-type.ts';
import type { DraftAmount } from './draft-amount.ts';
import type { DraftText } from './draft-text.ts';
import type { WeightGrams } from './weight-grams.ts';

export interface DraftSender {
  contact_name?: DraftText;
  contact_number?: DraftText;
  email?: DraftText;
  address?: DraftText;
  company?: DraftText;
  backup_phone?: DraftText;
  phone_code?: DraftText;
  postal_code?: DraftText;
  pickup_name?: DraftText;
  return_name?: DraftText;
  address_type?: AddressType;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  volume?: number;
  gross_weight?: WeightGrams;
  collecting_money?: boolean;
  amount_to_collect?: DraftAmount;
}
