import { type SelectQueryBuilder, sql } from 'kysely';
import { COUNT_CAP } from './count-cap.ts';
import type { Queryable } from './database.ts';
import type { Tables } from './tables.ts';

/** A page of a list in the order of its ids, which begin with the time. */
export interface IdPage {
  /** By default the newest rows come first. */
  direction?: 'asc' | 'desc';
  /** The last row of the page before; null for the first page. */
  after: readonly [id: string] | null;
  limit: number;
}

/** @returns the rows, and the id of the last one if more follow. */
export async function pageById<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { direction = 'desc', after, limit }: IdPage,
): Promise<{ rows: Row[]; end: [id: string] | null }> {
  const id = sql.ref<string>('id');
  // One row more than requested shows whether there is a next page.
  let page = query.orderBy(id, direction).limit(limit + 1);
  if (after) page = page.where(id, direction === 'asc' ? '>' : '<', after[0]);
  const found = await page.execute();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, end: last && found.length > limit ? [last.id] : null };
}

/** Every row in the order of its id, read in pages of 200. */
export async function* everyById<Table extends keyof Tables, Row extends { id: string }>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  direction: 'asc' | 'desc',
): AsyncGenerator<Row> {
  let page = await pageById(query, { direction, after: null, limit: 200 });
  for (;;) {
    yield* page.rows;
    if (!page.end) return;
    page = await pageById(query, { direction, after: page.end, limit: 200 });
  }
}

/** The number of rows, counted up to {@link COUNT_CAP}, and whether there are more. */
export async function countUpToCap<Of, Table extends keyof Of, Row>(
  db: Queryable,
  query: SelectQueryBuilder<Of, Table, Row>,
): Promise<{ total: number; isCapped: boolean }> {
  const { count } = await db
    .selectFrom(query.limit(COUNT_CAP + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, COUNT_CAP), isCapped: count > COUNT_CAP };
}
