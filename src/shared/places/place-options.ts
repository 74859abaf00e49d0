import { HOME_COUNTRY, type KnownPlaces } from '../../../common/place-rules.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { City } from '../../api/generated/model/city.ts';
import type { Country } from '../../api/generated/model/country.ts';

/** A place to choose. `keywords` holds its names in both languages and its code. */
export interface PlaceOption {
  value: string;
  label: string;
  keywords: string;
}

export function cityOptionsOf(cities: readonly City[], locale: Locale): PlaceOption[] {
  return cities.map((city) => optionOf(city, locale));
}

/** The home country first, the others sorted in the reader's language. */
export function countryOptionsOf(countries: readonly Country[], locale: Locale): PlaceOption[] {
  const collator = new Intl.Collator(locale);
  const rank = ({ value }: PlaceOption) => (value === HOME_COUNTRY ? 0 : 1);
  return countries
    .map((country) => optionOf(country, locale))
    .sort((a, b) => rank(a) - rank(b) || collator.compare(a.label, b.label));
}

/** In the form that rules about places need. */
export function knownPlacesOf(cities: readonly City[], countries: readonly Country[]): KnownPlaces {
  return {
    countries: countries.map(({ code }) => code),
    cities: cities.map(({ code, region }) => ({ code, region: region.code })),
  };
}

function optionOf({ code, name }: City | Country, locale: Locale): PlaceOption {
  return { value: code, label: name[locale], keywords: `${name.ar} ${name.en} ${code}` };
}
