import { type RawBuilder, sql } from 'kysely';
import type { ShipmentFilter } from './shipment-filter.ts';
import { isNumber } from './search-words.ts';
import type { SoughtWord } from './shipment-search.ts';

const WEEK = 7 * 24 * 3_600_000;

/** Letters of a word that are indexed together with a city, a courier or four weeks. */
const FILED_TOGETHER = 3;

/** A search for words. */
export interface WordSearch {
  accountId: string;
  words: readonly SoughtWord[];
  filter: Pick<ShipmentFilter, 'city' | 'courier_id' | 'now'>;
}

/** Periods of time that words are indexed with, newest first. */
export interface Stretches {
  /** The current period. */
  current: number;
  /** How many to try before searching everything. */
  most: number;
  /** The index key of a shipment in one period; the number is SQL. */
  key: (stretch: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * The index keys that a shipment must have for the words, the city and the courier. Some combine
 * two of them, to match few rows.
 */
export function soughtKeys({ words, filter: { city, courier_id } }: WordSearch): string[] {
  const within = [city, courier_id].filter((each) => each !== undefined);
  const beginnings = words.map(({ beginning }) => beginning);
  return [
    ...beginnings,
    ...(city === undefined ? [] : [`city=${city}`]),
    ...(courier_id === undefined ? [] : [`courier=${courier_id}`]),
    ...beginnings
      .map(firstLetters)
      .filter((first) => first.length >= FILED_TOGETHER && !isNumber(first[0] ?? ''))
      .flatMap((first) => within.map((each) => `${first.join('')}=${each}`)),
  ];
}

/**
 * The periods indexed with the longest word: four weeks each, or one period for words of one or two
 * letters.
 */
export function stretchesOf({ words, filter: { now } }: WordSearch): Stretches {
  const [longest = []] = words
    .map(({ beginning }) => firstLetters(beginning))
    .toSorted((one, other) => other.length - one.length);
  const isLong = longest.length >= FILED_TOGETHER;
  const week = Math.floor(now.getTime() / WEEK);
  const begins = isLong ? longest.join('') : (longest[0] ?? '');
  return {
    current: isLong ? Math.floor(week / 4) : week,
    most: isLong ? 13 : 8,
    key: (stretch) => sql`${begins}::text || '@' || ${stretch}`,
  };
}

/**
 * The rows of `shipment_words` with all of the keys. The index finds them; the account is checked
 * as well.
 */
export function filedUnder(
  accountId: string,
  keys: readonly (string | RawBuilder<unknown>)[],
): RawBuilder<unknown> {
  const tokens = keys.map((key) => sql`search_token(${accountId}, ${key})`);
  return sql`shipment_words where account_id = ${accountId} and tokens @> array[${sql.join(tokens)}]`;
}

function firstLetters(beginning: string): string[] {
  return [...beginning].slice(0, FILED_TOGETHER);
}
