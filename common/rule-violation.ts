/** The contract's field error codes that cross-field rules can report. */
export type RuleCode =
  | 'required'
  | 'not_allowed'
  | 'min'
  | 'invalid_format'
  | 'unknown_city'
  | 'city_not_in_region'
  | 'not_served_day'
  | 'invalid_phone'
  | 'not_a_number'
  | 'too_short'
  | 'too_long'
  | 'invalid_country'
  | 'passwords_differ'
  | 'common_password'
  | 'guessable_password'
  | 'wrong_password'
  | 'not_verified'
  | 'not_a_picture'
  | 'too_many_pixels'
  | 'contact_details';

/** An entry of a problem's `errors`, ready for the wire and for a form field alike. */
export interface RuleViolation {
  /** JSON pointer (RFC 6901) into the body, such as `/receiver/building_no`. */
  pointer: string;
  code: RuleCode;
  /** The values that would have done, or the least of them. */
  params?: { allowed?: string[]; minimum?: number };
}

/** An empty field is an empty string in a form and absent in JSON. */
export type Text = string | null | undefined;

export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}
