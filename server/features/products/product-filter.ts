import { type RawBuilder, sql } from 'kysely';
import type { OperationRequest } from '../../http/operations.ts';
import { type SoughtWord, soughtWords } from '../shipments/list/shipment-search.ts';

/** Every given field must match. */
export type ProductFilter = Omit<
  OperationRequest<'listProducts'>['query'],
  'sort' | 'limit' | 'cursor'
>;

/** What to look up in `product_words`. */
export interface Sought {
  accountId: string;
  words: readonly SoughtWord[];
  /** Columns and their values. */
  fields: readonly (readonly [column: string, value: string])[];
  /** Of words and filters; none if there are neither. */
  keys: readonly string[];
  /** Whether there are words, all of them as long as they are filed. */
  isByWholeWords: boolean;
  /** Only archived products, only others, or both. */
  archived: boolean | undefined;
}

export function soughtIn(
  accountId: string,
  { q = '', archived, ...fields }: ProductFilter,
): Sought {
  const words = soughtWords(q);
  const given = Object.entries(fields).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, value] as const],
  );
  return {
    ...{ accountId, words, archived, fields: given },
    keys: [
      ...words.map(({ beginning }) => beginning),
      ...given.map(([column, value]) => `${column}=${value}`),
      // Of the others there are too many for an index to help.
      ...(archived === true ? ['archived=true'] : []),
    ],
    isByWholeWords: words.length > 0 && words.every(({ isWhole }) => isWhole),
  };
}

/** The rows of `product_words` with all keys of the search, and more. */
export function filed(
  { accountId, keys, archived }: Sought,
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const tokens = [...keys, ...more].map((key) => sql`search_token(${accountId}, ${key})`);
  return sql`product_words where account_id = ${accountId}
    and tokens @> array[${sql.join(tokens)}]
    ${archived === undefined ? sql`` : sql`and archived = ${archived}`}`;
}

/** Whether the search finds a row of `products`, told without its keys. */
export function isFound({ words, fields, archived }: Sought): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`true`,
    ...words.map(({ pattern }) => sql<boolean>`search_text like ${pattern}`),
    ...fields.map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
    ...(archived === undefined
      ? []
      : [sql<boolean>`(archived_at is not null) = ${archived}::boolean`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** What the beginnings of words cannot tell, of rows of `products`. */
export function meant({ words }: Sought): RawBuilder<boolean> {
  const patterns = words
    .filter(({ isWhole }) => !isWhole)
    .map(({ pattern }) => sql<boolean>`products.search_text like ${pattern}`);
  return patterns.length === 0 ? sql`true` : sql`(${sql.join(patterns, sql` and `)})`;
}

/** Products that were added one after the other and are filed together with a word. */
export interface Stretches {
  /** How many products a stretch has. */
  size: number;
  /** How many stretches to try before searching everything. */
  most: number;
  /** The key of a word in one stretch, whose number is SQL. */
  key: (stretch: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** The stretches of the longest word. */
export function stretchesOf({ words }: Sought): Stretches {
  const [longest = ''] = words
    .map(({ beginning }) => beginning)
    .toSorted((one, other) => [...other].length - [...one].length);
  const letters = [...longest];
  const isLong = letters.length >= 3;
  const begins = letters.slice(0, isLong ? 3 : 1).join('');
  return {
    ...(isLong ? { size: 1_024, most: 12 } : { size: 256, most: 32 }),
    key: (stretch) => sql`${begins}::text || '@' || ${stretch}`,
  };
}
