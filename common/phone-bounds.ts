export const DEFAULT_PHONE_COUNTRY = 'SA';

/** Maximum length of a phone number as typed; longer text is not parsed. */
export const MAX_PHONE_TEXT = 250;
