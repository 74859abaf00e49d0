export const DEFAULT_PHONE_COUNTRY = 'SA';

/** Characters of a phone number as it is typed; longer text is not even looked at. */
export const MAX_PHONE_TEXT = 250;
