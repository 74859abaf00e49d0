import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** A product of the page with its sort value as text. */
export interface Found {
  id: string;
  value: string;
}

/** Runs one of our statements as read-only, because a full disk stops all others. */
export function read<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row[]> {
  return db
    .selectFrom(sql<Row>`(${query})`.as('answer'))
    .selectAll()
    .execute() as Promise<Row[]>;
}
