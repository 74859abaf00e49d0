import { type RawBuilder, type Selectable, sql } from 'kysely';
import { foldForSearch } from '../../../common/search-text.ts';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { endOfDay, startOfDay } from '../../db/riyadh-days.ts';
import { statement } from '../../db/statement.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { ApiRequestsTable } from './tables.ts';

type Schemas = components['schemas'];

export type ApiRequestRow = Selectable<ApiRequestsTable>;

/** Every given field must match. */
export interface RequestFilter {
  /** Part of a path, or a whole request id. */
  q?: string;
  client_key?: string;
  method?: Schemas['ApiRequestMethod'];
  outcome?: Schemas['ApiRequestOutcome'];
  /** Of a problem. */
  code?: string;
  /** Riyadh days, both inclusive. */
  created_from?: CalendarDay;
  created_to?: CalendarDay;
}

const COLUMNS = sql.raw(`account_id, id, at, method, path, status, duration_ms, request_id, code,
  client_key, key_name`);

/** Literals, so that every plan can use the index of problems. */
const OUTCOMES: Record<Schemas['ApiRequestOutcome'], RawBuilder<boolean>> = {
  succeeded: sql`status < 400`,
  refused: sql`status >= 400 and status < 500`,
  failed: sql`status >= 500`,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const addEntries = statement(
  (v: { entries: string }) => sql`
    insert into api_requests (${COLUMNS})
    select ${COLUMNS}
    from jsonb_populate_recordset(null::api_requests, ${v.entries}::jsonb)
    join accounts using (account_id)
    where closed_at is null
    for key share of accounts`,
);

/** Adds entries in one statement, except those of closed accounts; it waits for one that closes. */
export async function addApiRequests(
  db: Queryable,
  entries: readonly ApiRequestRow[],
): Promise<void> {
  await addEntries(db, { entries: JSON.stringify(entries) });
}

/** The entries of an account that match. */
export function matchingRequests(db: Queryable, accountId: string, filter: RequestFilter) {
  const { q, client_key, method, outcome, code, created_from: from, created_to: to } = filter;
  let query = db.selectFrom('api_requests').selectAll().where('account_id', '=', accountId);
  if (client_key !== undefined) query = query.where('client_key', '=', client_key);
  if (method !== undefined) query = query.where('method', '=', method);
  if (outcome !== undefined) query = query.where(OUTCOMES[outcome]);
  if (code !== undefined) query = query.where('code', '=', code).where(sql<boolean>`status >= 400`);
  if (from !== undefined) query = query.where('at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('at', '<', endOfDay(to));
  const sought = foldForSearch(q ?? '');
  if (UUID.test(sought)) return query.where('request_id', '=', sought);
  if (sought !== '') query = query.where(sql<boolean>`strpos(lower(path), ${sought}) > 0`);
  return query;
}
