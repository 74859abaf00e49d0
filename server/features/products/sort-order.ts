import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../reference/locale.ts';

/** What lists are sorted by. */
export type SortField =
  'name' | 'sku' | 'price' | 'weight' | 'quantity_sold' | 'last_used_at' | 'created_at';

/** Where a page ended: the sort value of its last row. */
export type ProductPosition = [value: string, id: string];

/** The order of a list and the place in it where a page begins. */
export interface SortOrder {
  field: SortField;
  direction: 'asc' | 'desc';
  /** The language of names to sort by. */
  locale: Locale;
  after: ProductPosition | null;
  limit: number;
}

/** The column, and its type if it is not text. */
const COLUMNS: Record<SortField, readonly [column: string, type?: string]> = {
  name: ['name_ar_key'],
  sku: ['sku'],
  price: ['price_amount', 'bigint'],
  weight: ['weight', 'integer'],
  quantity_sold: ['quantity_sold', 'bigint'],
  last_used_at: ['last_used_at', 'timestamptz'],
  created_at: ['number', 'integer'],
};

/** Whether the sort value is one that bookings change. */
export function isOfSales({ field }: Pick<SortOrder, 'field'>): boolean {
  return field === 'quantity_sold' || field === 'last_used_at';
}

export function columnOf({ field, locale }: SortOrder): RawBuilder<unknown> {
  const [column] = COLUMNS[field];
  return sql.ref(field === 'name' && locale === 'en' ? 'name_en_key' : column);
}

/** The page from rows of `value` and `id`. */
export function inOrder(order: SortOrder, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const direction = sql.raw(order.direction);
  return sql`select value, id from ${found} where ${isAfter(order, sql`value`, sql`id`)}
    order by value ${direction}, id ${direction} limit ${order.limit + 1}`;
}

/** Restricts to rows after the previous page. */
export function isAfter(
  { field, direction, after }: SortOrder,
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (!after) return sql`true`;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const type = sql.raw(COLUMNS[field][1] ?? 'text');
  return sql`(${column}, ${id}) ${comparison} (cast(${after[0]}::text as ${type}), ${after[1]}::text)`;
}

/** The sort value as text that {@link isAfter} reads back. */
export function written({ field }: SortOrder): RawBuilder<unknown> {
  return field === 'last_used_at'
    ? sql`to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`value::text`;
}

/** @param sort as the contract says. */
export function sortOf(sort: string): Pick<SortOrder, 'field' | 'direction'> {
  const isFalling = sort.startsWith('-');
  return {
    field: (isFalling ? sort.slice(1) : sort) as SortField,
    direction: isFalling ? 'desc' : 'asc',
  };
}
