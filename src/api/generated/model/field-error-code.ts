/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What is wrong with a field.
 */
export type FieldErrorCode = typeof FieldErrorCode[keyof typeof FieldErrorCode];


export const FieldErrorCode = {
  /** The field is missing. */
  required: 'required',
  /** The value has the wrong JSON type. */
  type: 'type',
  /** Not an e-mail address. */
  email: 'email',
  /** Not a number. */
  number: 'number',
  /** Below `params.minimum`. */
  min: 'min',
  /** Above `params.maximum`. */
  max: 'max',
  /** Shorter than `params.minimum` characters. */
  min_length: 'min_length',
  /** Longer than `params.maximum` characters. */
  max_length: 'max_length',
  /** Fewer than `params.minimum` items. */
  min_items: 'min_items',
  /** More than `params.maximum` items. */
  max_items: 'max_items',
  /** Not greater than zero. */
  positive: 'positive',
  /** The value does not match the field\'s format. */
  invalid_format: 'invalid_format',
  /** Not one of the allowed values, which `params.allowed` lists. */
  invalid_value: 'invalid_value',
  /** The request has no such field. */
  unknown_field: 'unknown_field',
  /** The field or value is not allowed in this request. */
  not_allowed: 'not_allowed',
  /** Not a Saudi city of `listCities`. */
  unknown_city: 'unknown_city',
  /** `state` differs from the region that `listCities` gives for the city. */
  city_not_in_region: 'city_not_in_region',
  /** The courier does not work on this day. */
  not_served_day: 'not_served_day',
  /** The phone number has characters that no phone number has. */
  not_a_number: 'not_a_number',
  /** The phone number has too few digits for its country. */
  too_short: 'too_short',
  /** The phone number has too many digits for its country. */
  too_long: 'too_long',
  /** Not a known country, or a phone number without a known calling code. */
  invalid_country: 'invalid_country',
  /** The phone number does not exist in its country\'s numbering plan. */
  invalid_phone: 'invalid_phone',
  /** The confirmation differs from the password. */
  passwords_differ: 'passwords_differ',
  /** The password is on a list of leaked passwords. */
  common_password: 'common_password',
  /** The password consists of its owner\'s names, e-mail or phone. */
  guessable_password: 'guessable_password',
  /** The current password is wrong. */
  wrong_password: 'wrong_password',
  /** The channel is not verified, so it cannot be used for two-step sign-in. */
  not_verified: 'not_verified',
  /** The file is not a picture in an accepted format. */
  not_a_picture: 'not_a_picture',
  /** The file is neither a picture nor a PDF. */
  not_picture_or_pdf: 'not_picture_or_pdf',
  /** The PDF has scripts, actions or embedded files. */
  active_pdf: 'active_pdf',
  /** The PDF is encrypted or damaged. */
  unreadable_pdf: 'unreadable_pdf',
  /** The picture has more pixels than accepted. */
  too_many_pixels: 'too_many_pixels',
  /** The text contains a card number, which is never accepted here. */
  card_number: 'card_number',
  /** A public text contains a phone number, an e-mail or a web address. */
  contact_details: 'contact_details',
  /** No product of the account has this SKU. */
  unknown_sku: 'unknown_sku',
  /** The address of the webhook endpoint does not use HTTPS. */
  not_https: 'not_https',
  /** The address of the webhook endpoint has a port other than 443 and 8443. */
  forbidden_port: 'forbidden_port',
  /** The host of the webhook endpoint is not on the public internet. */
  forbidden_host: 'forbidden_host',
  /** The address of the webhook endpoint has a user name or password. */
  has_credentials: 'has_credentials',
  /** The address of the webhook endpoint has a fragment (`#`). */
  has_fragment: 'has_fragment',
} as const;
