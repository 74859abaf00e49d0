/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What is wrong with a field. Codes that go beyond the field's schema: `unknown_city` means a Saudi city that is not in `listCities`; `city_not_in_region` a `state` other than the one that `listCities` gives for the city; `passwords_differ` a confirmation that is not the same as the password; `common_password` a leaked password; `guessable_password` a password made up of its owner's names, e-mail or phone; `not_verified` a channel that cannot be the second step because it is not verified; `contact_details` a phone number, e-mail or the address of a site in a text that everybody may read; `unknown_sku` a SKU of no product of the account. Of the address of a webhook endpoint: `not_https`; `forbidden_port` a port other than 443 and 8443; `forbidden_host` a host that is not on the public internet; `has_credentials` a user name or password, and `has_fragment` a `#`.
 */
export type FieldErrorCode = typeof FieldErrorCode[keyof typeof FieldErrorCode];


export const FieldErrorCode = {
  required: 'required',
  type: 'type',
  email: 'email',
  number: 'number',
  min: 'min',
  max: 'max',
  min_length: 'min_length',
  max_length: 'max_length',
  min_items: 'min_items',
  max_items: 'max_items',
  positive: 'positive',
  invalid_format: 'invalid_format',
  invalid_value: 'invalid_value',
  unknown_field: 'unknown_field',
  not_allowed: 'not_allowed',
  unknown_city: 'unknown_city',
  city_not_in_region: 'city_not_in_region',
  not_served_day: 'not_served_day',
  not_a_number: 'not_a_number',
  too_short: 'too_short',
  too_long: 'too_long',
  invalid_country: 'invalid_country',
  invalid_phone: 'invalid_phone',
  passwords_differ: 'passwords_differ',
  common_password: 'common_password',
  guessable_password: 'guessable_password',
  wrong_password: 'wrong_password',
  not_verified: 'not_verified',
  not_a_picture: 'not_a_picture',
  not_picture_or_pdf: 'not_picture_or_pdf',
  active_pdf: 'active_pdf',
  unreadable_pdf: 'unreadable_pdf',
  too_many_pixels: 'too_many_pixels',
  card_number: 'card_number',
  contact_details: 'contact_details',
  unknown_sku: 'unknown_sku',
  not_https: 'not_https',
  forbidden_port: 'forbidden_port',
  forbidden_host: 'forbidden_host',
  has_credentials: 'has_credentials',
  has_fragment: 'has_fragment',
} as const;
