import { cityNames, placeKey } from '../../../../common/city-names.ts';
import { foldForSearch } from '../../../../common/search-text.ts';
import { CITIES, type City } from '../../../reference/places/cities.ts';
import { REGIONS } from '../../../reference/places/regions.ts';
import { fault, read, type Reading } from './reading.ts';
import { nearestTo } from './nearest.ts';

const { known, named } = cityNames(CITIES);

/** A Saudi city by its code, its name in either language or a usual spelling. */
export function readCity(text: string): Reading<City> {
  const whole = named(text);
  if (whole) return read(whole);
  // `Riyadh, Saudi Arabia` and `الرياض - حي النخيل`, unless the parts are two cities.
  const parts = text.slice(0, LONGEST).split(PARTS).map(named);
  const [city, ...others] = new Set(parts.filter((part) => part !== undefined));
  if (city && others.length === 0) return read(city);
  const nearest = city
    ? [city, ...others].map(({ code }) => code)
    : nearestTo(placeKey(text), known);
  return fault('unknown_city', { nearest: nearest.slice(0, 3) });
}

/** Letters of the longest text that is looked through for a city. */
const LONGEST = 250;
const PARTS = /[,،/|()\n]|\s[-–]\s/;

const REGION_WORD = /(?:^منطقه | (?:region|province)$)/g;
const REGION_KEYS = new Map(
  REGIONS.flatMap(({ code, name }) =>
    [code, name.ar, name.en].map((each) => [regionKey(each), code]),
  ),
);

/** The code of the region that a text names, if it names one. */
export function regionOf(text: string): string | undefined {
  return REGION_KEYS.get(regionKey(text));
}

function regionKey(text: string): string {
  return placeKey(foldForSearch(text).replace(REGION_WORD, ''));
}
