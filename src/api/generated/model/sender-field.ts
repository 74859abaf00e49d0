/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A sender field that a courier can require.
 */
export type SenderField = typeof SenderField[keyof typeof SenderField];


export const SenderField = {
  contact_name: 'contact_name',
  contact_number: 'contact_number',
  email: 'email',
  address: 'address',
  city: 'city',
  country: 'country',
  amount_to_collect: 'amount_to_collect',
  address_type: 'address_type',
  company: 'company',
  backup_phone: 'backup_phone',
  phone_code: 'phone_code',
  postal_code: 'postal_code',
  volume: 'volume',
  gross_weight: 'gross_weight',
  pickup_name: 'pickup_name',
  return_name: 'return_name',
  collecting_money: 'collecting_money',
} as const;
