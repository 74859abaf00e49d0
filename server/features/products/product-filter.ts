import { type RawBuilder, sql } from 'kysely';
import type { OperationRequest } from '../../http/operations.ts';
import { soughtWords } from '../shipments/list/shipment-search.ts';

/** Every given field must match. */
export type ProductFilter = Omit<
  OperationRequest<'listProducts'>['query'],
  'sort' | 'limit' | 'cursor'
>;

/** The condition that the products of an account match a filter; the index of tokens finds them. */
export function matches(
  accountId: string,
  { q = '', ...fields }: ProductFilter,
): RawBuilder<boolean> {
  const words = soughtWords(q);
  const keys = [
    ...words.map(({ beginning }) => beginning),
    ...Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => `${field}=${String(value)}`),
  ];
  const tokens = keys.map((key) => sql`search_token(${accountId}, ${key})`);
  const conditions = [
    sql<boolean>`products.account_id = ${accountId}`,
    ...(tokens.length > 0 ? [sql<boolean>`products.tokens @> array[${sql.join(tokens)}]`] : []),
    // What the beginnings cannot tell.
    ...words
      .filter(({ isWhole }) => !isWhole)
      .map(({ pattern }) => sql<boolean>`products.search_text like ${pattern}`),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
