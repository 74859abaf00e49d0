/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A setting that was changed. Passwords and pictures are never listed.
 */
export type ActivityField = typeof ActivityField[keyof typeof ActivityField];


export const ActivityField = {
  /** First name. */
  first_name: 'first_name',
  /** Last name. */
  last_name: 'last_name',
  /** Name of the company. */
  company_name: 'company_name',
  /** E-mail. */
  email: 'email',
  /** Phone. */
  phone: 'phone',
  /** Country of the address. */
  country: 'country',
  /** Region of the address. */
  state: 'state',
  /** City of the address. */
  city: 'city',
  /** Street of the address. */
  street_name: 'street_name',
  /** Building number of the address. */
  building_no: 'building_no',
  /** Landmark near the address. */
  landmark: 'landmark',
  /** Office or unit number. */
  office: 'office',
  /** Postal code of the address. */
  postal_code: 'postal_code',
  /** Short National Address. */
  short_address: 'short_address',
  /** Whether the address is a home or a workplace. */
  address_type: 'address_type',
  /** Language of messages. */
  locale: 'locale',
  /** When e-mails about deliveries are sent. */
  delivery_emails: 'delivery_emails',
  /** Whether monthly statements are sent by e-mail. */
  statement_emails: 'statement_emails',
  /** VAT number. */
  vat_number: 'vat_number',
  /** Channel of two-step sign-in. */
  second_step: 'second_step',
  /** Balance below which the account is warned. */
  low_balance_threshold: 'low_balance_threshold',
  /** Whether automatic top-up is on. */
  auto_top_up: 'auto_top_up',
  /** Balance below which automatic top-up acts. */
  auto_top_up_threshold: 'auto_top_up_threshold',
  /** Amount of each automatic top-up. */
  auto_top_up_amount: 'auto_top_up_amount',
  /** Most that automatic top-up may take in a day. */
  auto_top_up_daily_cap: 'auto_top_up_daily_cap',
} as const;
