/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A field of the sender that a courier may require.
 */
export type SenderField = typeof SenderField[keyof typeof SenderField];


export const SenderField = {
  /** Name of the person who sends the parcel. */
  contact_name: 'contact_name',
  /** Phone of that person. */
  contact_number: 'contact_number',
  /** E-mail of the sender. */
  email: 'email',
  /** Street address. */
  address: 'address',
  /** City of the sender. */
  city: 'city',
  /** Country of the sender. */
  country: 'country',
  /** Amount to collect from the receiver. */
  amount_to_collect: 'amount_to_collect',
  /** Whether the sender\'s address is a home or a workplace. */
  address_type: 'address_type',
  /** The sender\'s company. */
  company: 'company',
  /** A second phone of the sender. */
  backup_phone: 'backup_phone',
  /** Calling code of the phone. */
  phone_code: 'phone_code',
  /** Postal code of the sender\'s address. */
  postal_code: 'postal_code',
  /** Total volume of all pieces. */
  volume: 'volume',
  /** Total weight with packaging. */
  gross_weight: 'gross_weight',
  /** Who hands the parcel to the courier. */
  pickup_name: 'pickup_name',
  /** Who takes the parcel back if it is returned. */
  return_name: 'return_name',
  /** Whether the collected cash is handed over at pick-up. */
  collecting_money: 'collecting_money',
} as const;
