import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { riyadhDay } from '../../domain/calendar.ts';
import { newId } from '../../db/ids.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { deleteExpired } from '../housekeeping.ts';
import { outcomeOf } from './mapper.ts';
import { addApiRequests, type ApiRequestRow } from './store.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1_000;
const NOW = new Date('2026-11-21T09:00:00Z');
const RUNS = process.env.TEST_COUNTS === 'full' ? 500 : 40;
const ROWS = 400;

const KEYS = [newId('mzk', NOW), newId('mzk_test', NOW), newId('mzk', NOW)];
const PATHS = ['/shipments', '/shipments/SHP_1%25/cancel', '/quotes', '/tracking/MZ4820', '/a_b'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const CODES: Record<number, string | null> = {
  ...{ 200: null, 201: null, 204: null, 400: 'validation_failed', 403: 'insufficient_scope' },
  ...{ 404: 'not_found', 422: 'validation_failed', 500: 'internal_error' },
  503: 'temporarily_unavailable',
};

const entry = fc.record({
  at: fc.integer({ min: 0, max: 29 * DAY }).map((ago) => new Date(NOW.getTime() - ago)),
  method: fc.constantFrom(...METHODS),
  path: fc.constantFrom(...PATHS),
  status: fc.constantFrom(...Object.keys(CODES).map(Number)),
  client_key: fc.constantFrom(...KEYS),
  request_id: fc.uuid(),
});

interface Filter {
  q?: string;
  client_key?: string;
  method?: string;
  outcome?: Schemas['ApiRequestOutcome'];
  code?: string;
  created_from?: string;
  created_to?: string;
}

/** The filters as they are described. */
function matches(row: ApiRequestRow, filter: Filter): boolean {
  const { q, client_key, method, outcome, code, created_from, created_to } = filter;
  const day = riyadhDay(row.at);
  const path = row.path.toLowerCase();
  return (
    (q === undefined || row.request_id === q.toLowerCase() || path.includes(q.toLowerCase())) &&
    (client_key === undefined || row.client_key === client_key) &&
    (method === undefined || row.method === method) &&
    (outcome === undefined || outcomeOf(row.status) === outcome) &&
    (code === undefined || row.code === code) &&
    (created_from === undefined || day >= created_from) &&
    (created_to === undefined || day <= created_to)
  );
}

onDatabases('each', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let rows: ApiRequestRow[];

  beforeAll(async () => {
    owner = await backend.newCustomer(0);
    const stranger = await backend.newCustomer(0);
    rows = fc.sample(entry, ROWS).map((each) => ({
      ...each,
      account_id: owner.accountId,
      id: newId('req', each.at),
      duration_ms: 1,
      code: CODES[each.status] ?? null,
      key_name: 'مفتاح',
    }));
    rows.sort((a, b) => (a.id < b.id ? 1 : -1));
    // More than are deleted at a time.
    const theirs = Array.from({ length: 13 }, () => rows)
      .flat()
      .map((row) => ({ ...row, account_id: stranger.accountId, id: newId('req', row.at) }));
    await addApiRequests(database().kysely, [...rows, ...theirs]);
  });

  async function idsOf(filter: Filter, limit: number): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | undefined; ;) {
      const query = { ...filter, limit: `${limit}`, ...(cursor !== undefined && { cursor }) };
      const path = `/api-requests?${new URLSearchParams(query).toString()}`;
      const answer = await backend.get(owner, path);
      const { data, page } = answer.json<Schemas['ApiRequestList']>();
      ids.push(...data.map(({ id }) => id));
      cursor = page.next_cursor;
      if (cursor === undefined) {
        expect(page.total).toBe(ids.length);
        return ids;
      }
    }
  }

  it('lists and exports exactly what matches, newest first, page by page', async () => {
    const day = fc.integer({ min: 0, max: 30 }).map((ago) => riyadhDay(new Date(+NOW - ago * DAY)));
    const sought = fc.oneof(
      fc.constantFrom('shipments', '/SHP_1%25', '%', '_', 'mz48', '٤٨٢٠', 'nothing', '\\'),
      fc.nat({ max: ROWS - 1 }).map((at) => rows[at]?.request_id.toUpperCase() ?? ''),
    );
    const filters = fc.record(
      {
        q: sought.map((q) => (q === '٤٨٢٠' ? '4820' : q)),
        client_key: fc.constantFrom(...KEYS),
        method: fc.constantFrom(...METHODS),
        outcome: fc.constantFrom('succeeded', 'refused', 'failed'),
        code: fc.constantFrom('validation_failed', 'internal_error', 'quote_used'),
        created_from: day,
        created_to: day,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(7, 100), async (filter: Filter, limit) => {
        const due = rows.filter((row) => matches(row, filter));
        expect(await idsOf(filter, limit)).toEqual(due.map(({ id }) => id));
        const query = new URLSearchParams({ ...filter }).toString();
        const file = await backend.get(owner, `/api-requests.csv?${query}`);
        const [, ...lines] = file.body.trimEnd().split('\r\n');
        const ids = lines.map((line) => line.split(',').at(-1));
        expect(ids).toEqual(due.map(({ request_id }) => request_id));
      }),
      { numRuns: RUNS },
    );
  });

  it('finds a request by its whole id, in any letter case, and digits as Arabic writes them', async () => {
    for (const { id, request_id } of rows.slice(0, 5)) {
      expect(await idsOf({ q: request_id.toUpperCase() }, 100)).toEqual([id]);
      expect(await idsOf({ q: request_id.slice(0, 20) }, 100)).toEqual([]);
    }
    const due = rows.filter(({ path }) => path.includes('4820')).map(({ id }) => id);
    expect(await idsOf({ q: '٤٨٢٠' }, 100)).toEqual(due);
  });

  it('keeps an entry for 30 days', async () => {
    const kept = async (at: number) => {
      await deleteExpired(database(), new Date(at));
      const { kysely } = database();
      const left = await kysely
        .selectFrom('api_requests')
        .select(['account_id', 'id'])
        .orderBy('id', 'desc')
        .execute();
      const own = left.filter(({ account_id }) => account_id === owner.accountId);
      expect(left).toHaveLength(own.length * 14);
      return own.map(({ id }) => id);
    };
    const middle = rows[ROWS / 2];
    if (!middle) throw new Error('no rows');
    const end = middle.at.getTime() + 30 * DAY;
    const younger = (at: number) =>
      rows.filter((row) => row.at.getTime() + 30 * DAY > at).map(({ id }) => id);
    expect(await kept(end - 1)).toEqual(younger(end - 1));
    expect(younger(end - 1)).toContain(middle.id);
    expect(await kept(end)).toEqual(younger(end));
    expect(await kept(NOW.getTime() + 30 * DAY)).toEqual([]);
  });
});
