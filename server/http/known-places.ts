import type { KnownPlaces } from '../../common/place-rules.ts';
import { CITIES } from '../reference/places/cities.ts';
import { listCountries } from '../reference/places/countries.ts';

/** The places of `listCountries` and `listCities`, in the form that the shared rules need. */
export const KNOWN_PLACES: KnownPlaces = {
  countries: listCountries().map(({ code }) => code),
  cities: CITIES.map(({ code, regionCode }) => ({ code, region: regionCode })),
};
