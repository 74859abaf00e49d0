import { phoneCountries, type PhoneCountry } from '../../../../common/phone-countries.ts';
import { foldForSearch } from '../../../../common/search-text.ts';
import { intlTags, locales, type Locale } from '../../../i18n/locale.ts';

/** A country in the list. */
export interface CountryRow extends PhoneCountry {
  /** In the reader's language. */
  name: string;
  /** Its names in both languages, long and short, normalised for search. */
  keys: string[];
}

/**
 * The Gulf states, Saudi Arabia first: most parcels that leave the country go to its neighbours.
 */
const neighbours = ['SA', 'AE', 'BH', 'KW', 'OM', 'QA'];
/** Common abbreviations that CLDR does not have. */
const aliases: Partial<Record<string, string>> = { SA: 'ksa', AE: 'uae', US: 'usa' };

/** Every country sorted in the reader's language, with the neighbours apart. */
export function countryRows(locale: Locale): { near: CountryRow[]; far: CountryRow[] } {
  const order = new Intl.Collator(intlTags[locale]);
  const nameIn = (language: Locale, style: 'long' | 'short') => {
    const names = new Intl.DisplayNames(intlTags[language], { type: 'region', style });
    return (code: string) => names.of(code) ?? code;
  };
  const name = nameIn(locale, 'long');
  const spellings = locales.flatMap((each) => [nameIn(each, 'long'), nameIn(each, 'short')]);
  const rows = phoneCountries
    .map((country): CountryRow => {
      const { code } = country;
      const keys = [...spellings.map((spell) => foldForSearch(spell(code))), aliases[code] ?? []];
      return { ...country, name: name(code), keys: [...new Set(keys.flat())] };
    })
    .sort((one, other) => order.compare(one.name, other.name));
  const isHome = ({ code }: CountryRow) => code === neighbours[0];
  const near = rows.filter(({ code }) => neighbours.includes(code));
  return {
    near: [...near.filter(isHome), ...near.filter((row) => !isHome(row))],
    far: rows.filter(({ code }) => !neighbours.includes(code)),
  };
}

/** The rows that match a search: by any part of a name, or the start of the calling code. */
export function searchRows(rows: readonly CountryRow[], typed: string): CountryRow[] {
  const sought = foldForSearch(typed).replace(/^\+|^00/, '');
  return rows.filter(
    ({ keys, callingCode }) =>
      keys.some((key) => key.includes(sought)) || isCodeOf(callingCode, sought),
  );
}

/**
 * Index of the row that typing `typed` moves to from row `from`, as in the lists of operating
 * systems: the row with that name, or the next whose name or a word in it begins so. One letter
 * repeatedly cycles through the matches. -1 if there is none.
 */
export function findTyped(rows: readonly CountryRow[], typed: string, from: number): number {
  const text = foldForSearch(typed).replace(/^\+|^00/, '');
  const [letter = ''] = text;
  const isRepeated = /\D/.test(letter) && text === letter.repeat(text.length);
  const sought = isRepeated ? letter : text;
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  const places = rows.map((_, step) => (start + step) % rows.length);
  const first = (fits: (row: CountryRow) => boolean) =>
    places.find((place) => rows.slice(place, place + 1).some(fits));
  return (
    first(({ callingCode, isMain }) => isMain && callingCode === sought) ??
    first(({ callingCode }) => isCodeOf(callingCode, sought)) ??
    first(({ keys }) => keys.includes(sought)) ??
    first(({ keys }) => keys.some((key) => key.startsWith(sought))) ??
    first(({ keys }) => keys.some((key) => hasWord(key, sought))) ??
    -1
  );
}

function isCodeOf(callingCode: string, sought: string): boolean {
  return sought !== '' && callingCode.startsWith(sought);
}

/** With or without the Arabic article. */
function hasWord(key: string, sought: string): boolean {
  return key.split(' ').some((word) => word.startsWith(sought) || word.startsWith(`ال${sought}`));
}
