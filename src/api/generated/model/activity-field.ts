/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A setting that was changed. Passwords and pictures are not among them.
 */
export type ActivityField = typeof ActivityField[keyof typeof ActivityField];


export const ActivityField = {
  first_name: 'first_name',
  last_name: 'last_name',
  company_name: 'company_name',
  email: 'email',
  phone: 'phone',
  country: 'country',
  state: 'state',
  city: 'city',
  street_name: 'street_name',
  building_no: 'building_no',
  landmark: 'landmark',
  office: 'office',
  postal_code: 'postal_code',
  short_address: 'short_address',
  address_type: 'address_type',
  locale: 'locale',
  delivery_emails: 'delivery_emails',
  statement_emails: 'statement_emails',
  vat_number: 'vat_number',
  second_step: 'second_step',
  low_balance_threshold: 'low_balance_threshold',
  auto_top_up: 'auto_top_up',
  auto_top_up_threshold: 'auto_top_up_threshold',
  auto_top_up_amount: 'auto_top_up_amount',
  auto_top_up_daily_cap: 'auto_top_up_daily_cap',
} as const;
