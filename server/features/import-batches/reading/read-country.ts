import { foldForSearch } from '../../../../common/search-text.ts';
import { listCountries } from '../../../reference/places/countries.ts';
import { fault, read, type Reading } from './reading.ts';
import { type Named, nearestTo } from './nearest.ts';

/** Other names than those of the Unicode CLDR. */
const NAMES: Readonly<Record<string, string>> = {
  SA: 'ksa|sau|saudi|kingdom of saudi arabia|السعودية|المملكة|العربية السعودية',
  AE: 'uae|are|emirates|الامارات',
  BH: 'bhr',
  KW: 'kwt',
  OM: 'omn|سلطنة عمان',
  QA: 'qat',
  EG: 'egy',
  JO: 'jor',
  US: 'usa|united states of america|america|امريكا',
  GB: 'uk|gbr|great britain|england|بريطانيا',
  TR: 'turkey|tur',
};

let known: { countries: readonly Named[]; byKey: ReadonlyMap<string, string> } | undefined;

/** A country by its code or its name in either language, as ISO 3166-1 alpha-2. */
export function readCountry(text: string): Reading<string> {
  known ??= listKnown();
  const key = keyOf(text);
  const code = known.byKey.get(key);
  if (code !== undefined) return read(code);
  return fault('unknown_country', { nearest: nearestTo(key, known.countries) });
}

function listKnown() {
  const countries = listCountries().map(({ code, name }) => ({
    code,
    keys: [code, name.ar, name.en, ...(NAMES[code] ?? code).split('|')].map(keyOf),
  }));
  const byKey = new Map(countries.flatMap(({ code, keys }) => keys.map((key) => [key, code])));
  return { countries, byKey };
}

function keyOf(name: string): string {
  return foldForSearch(name).replace(/[^\p{L}\p{N}]/gu, '');
}
