import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: { ar: string; en: string };
  /** `+966` */
  callingCode: string;
}

/** Calling areas in libphonenumber whose codes ISO 3166-1 has not assigned. */
const NOT_IN_ISO_3166 = new Set(['AC', 'TA', 'XK']);

/**
 * Every country with a calling code, its own or a shared one, by country code. Names come from the
 * Unicode CLDR data of the running Node, so they follow its updates.
 */
export function listCountries(): Country[] {
  const arabic = new Intl.DisplayNames('ar', { type: 'region', fallback: 'none' });
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return getCountries()
    .filter((code) => !NOT_IN_ISO_3166.has(code))
    .sort()
    .flatMap((code) => {
      const [ar, en] = [arabic.of(code), english.of(code)];
      if (ar === undefined || en === undefined) return [];
      return [{ code, name: { ar, en }, callingCode: `+${getCountryCallingCode(code)}` }];
    });
}
