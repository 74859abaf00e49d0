import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { STALLED_AFTER_HOURS } from '../../../../common/stalled.ts';
import { copyRow } from '../../../testing/copy-row.ts';
import { type Customer, OTHER_COURIER, TEST_PRICE } from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { riyadhDay } from '../../../domain/calendar.ts';
import { COUNT_CAP } from '../../../db/count-cap.ts';
import { countByStatus } from './count-by-status.ts';
import type { PageQuery, ListPosition } from './find-shipments.ts';
import type { ShipmentFilter } from './shipment-filter.ts';
import { selectShipmentPage } from './shipment-list.ts';
import { soughtWords } from './shipment-search.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const HOUR = 3_600_000;
const WEEK = 168 * HOUR;
const SORTS = ['created_at', 'updated_at', 'total_fee'] as const;
const STATUSES = ['pending', 'completed', 'cancelled', 'failed'] as const;
const CITIES = ['riyadh', 'jeddah', 'abha'];
/** For each word: how many shipments, over how many weeks, ending how many weeks ago. */
const CROWDS = [
  { word: 'نوره', count: 1_300, weeks: 1.5, ago: 0 },
  { word: 'سلطان', count: 1_100, weeks: 40, ago: 0 },
  { word: 'الخريف خريف', count: 1_050, weeks: 10, ago: 100 },
  { word: 'ص', count: 1_020, weeks: 60, ago: 4 },
  { word: 'نادر', count: 30, weeks: 80, ago: 0 },
];
const WORDS = [
  ...['نوره', 'ن', 'نو', 'سلطان', 'سل', 'الخريف', 'خري', 'ص', 'نادر', 'وردي', 'ازرق', 'و'],
  ...['لا احد', 'mz', 'mz0000', 'mz00000000042', '0000000007', '77'],
];

type Row = ReturnType<typeof manyRows>[number];

onDatabases('each', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let rows: Row[];

  beforeAll(async () => {
    backend.setTime(NOW);
    customer = await backend.newCustomer(0);
    const template = await backend.ship(await backend.newCustomer(TEST_PRICE));
    rows = manyRows(template.courier.id);
    const own = Object.keys(rows[0] ?? {});
    await copyRow(
      database(),
      'shipments',
      template.id,
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (id text,
        tracking_number text, status text, source text, courier_id text, destination_city text,
        total_fee bigint, search_text text, created_at timestamptz, updated_at timestamptz)`,
      {
        ...Object.fromEntries(own.map((name) => [name, sql.ref(`fresh.${name}`)])),
        account_id: sql`${customer.accountId}::text`,
        ...{ quote_id: null, public_token: null },
        base_fee: sql`t.base_fee + fresh.total_fee - t.total_fee`,
        subtotal: sql`t.subtotal + fresh.total_fee - t.total_fee`,
      },
    );
    await sql`analyze shipments, shipment_words`.execute(database().kysely);
  });

  it('lists and counts what a simple scan of all shipments does, page after page', async () => {
    await fc.assert(
      fc.asyncProperty(questions(), async ({ filter, sort, limit }) => {
        const matching = rows.filter(matcherOf(filter));
        const wanted = matching
          .toSorted((one, other) => compare(one, other, sort.column))
          .map(({ id }) => id);
        if (sort.direction === 'desc') wanted.reverse();
        let after: ListPosition | null = null;
        for (let page = 0; page < 3; page += 1) {
          const pageQuery = { filter, sort, after, limit };
          const shown = await selectShipmentPage(database().kysely, customer.accountId, pageQuery);
          expect(shown.rows.map(({ id }) => id)).toEqual(
            wanted.slice(page * limit, (page + 1) * limit),
          );
          expect(shown).toMatchObject({
            total: Math.min(matching.length, COUNT_CAP),
            isCapped: matching.length > COUNT_CAP,
          });
          expect(shown.end !== null).toBe(matching.length > (page + 1) * limit);
          if (shown.end === null) break;
          after = shown.end;
        }
      }),
      {
        numRuns: process.env.TEST_COUNTS === 'full' ? 1_000 : 30,
        // Every word once with its most common filters.
        examples: WORDS.map((q): [Question] => [
          {
            filter: { q, now: NOW },
            sort: { column: 'created_at', direction: 'desc' },
            limit: 10,
          },
        ]),
      },
    );
  });

  it('counts each status as a simple scan does, whatever else is asked', async () => {
    const counted = (matches: (row: Row) => boolean) => {
      const { length } = rows.filter(matches);
      return { total: Math.min(length, COUNT_CAP), total_is_capped: length > COUNT_CAP };
    };
    await fc.assert(
      fc.asyncProperty(questions(), async ({ filter: { status: _status, ...filter } }) => {
        const matches = matcherOf(filter);
        const each = STATUSES.map((status) => [
          status,
          counted((row) => row.status === status && matches(row)),
        ]);
        expect(await countByStatus(database().kysely, customer.accountId, filter)).toEqual({
          all: counted(matches),
          ...Object.fromEntries(each),
        });
      }),
      {
        numRuns: process.env.TEST_COUNTS === 'full' ? 1_000 : 30,
        examples: [{}, { q: 'نوره' }, { q: 'و' }].map((filter): [Question] => [
          {
            filter: { ...filter, now: NOW },
            sort: { column: 'created_at', direction: 'desc' },
            limit: 1,
          },
        ]),
      },
    );
  });
});

/** As the table holds them, in no order of time. */
function manyRows(courierId: string) {
  const rows = CROWDS.flatMap(({ word, count, weeks, ago }, crowd) =>
    Array.from({ length: count }, (_, index) => {
      const n = crowd * 2_000 + index;
      const number = String(n).padStart(11, '0');
      // Some at the same instant, so that the id must break ties.
      const age = ago * WEEK + Math.floor(index / 3) * Math.floor((3 * weeks * WEEK) / count);
      const created_at = new Date(NOW.getTime() - age);
      return {
        id: `shp_${String((n * 7_919) % 100_003).padStart(26, '0')}`,
        tracking_number: `MZ${number}`,
        status: STATUSES[n % 9 < 4 ? n % 4 : 1] ?? 'completed',
        source: n % 5 === 0 ? 'zid' : 'website',
        courier_id: n % 6 === 0 ? OTHER_COURIER : courierId,
        destination_city: CITIES[n % 7 === 0 ? 2 : n % 2] ?? 'abha',
        total_fee: 100_000 + ((n * 31) % 500),
        search_text: ` ${number} mz${number} ${word}${n % 3 === 0 ? ' وردي' : ' ازرق'}`,
        created_at,
        updated_at: new Date(created_at.getTime() + (n % 10) * HOUR),
      };
    }),
  );
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

type Question = Omit<PageQuery, 'after'>;

function questions(): fc.Arbitrary<Question> {
  /** Absent, but for one case in `freq + 1` where it is present. */
  const maybe = <Value>(value: fc.Arbitrary<Value>, freq = 1) =>
    fc.option(value, { nil: undefined, freq });
  const day = fc
    .integer({ min: 0, max: 800 })
    .map((days) => riyadhDay(new Date(NOW.getTime() - days * 24 * HOUR)));
  const words = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
    .map((each) => each.join(' '));
  return fc.record({
    filter: fc
      .record({
        q: maybe(words, 4),
        city: maybe(fc.constantFrom(...CITIES), 2),
        courier_id: maybe(fc.constant(OTHER_COURIER)),
        status: maybe(fc.constantFrom(...STATUSES)),
        source: maybe(fc.constant('zid' as const)),
        stalled: maybe(fc.boolean()),
        created_from: maybe(day),
        created_to: maybe(day),
      })
      .map((given): ShipmentFilter => {
        const entries = Object.entries(given).filter(([, value]) => value !== undefined);
        return { ...Object.fromEntries(entries), now: NOW };
      }),
    sort: fc.record({
      column: fc.constantFrom('created_at' as const, ...SORTS),
      direction: fc.constantFrom('desc' as const, 'desc' as const, 'asc' as const),
    }),
    limit: fc.constantFrom(1, 10, 40),
  });
}

/** The list's promise in its simplest form. */
function matcherOf(filter: ShipmentFilter): (row: Row) => boolean {
  const words = soughtWords(filter.q ?? '').map(({ pattern }) => pattern.slice(1, -1));
  const stalledSince = NOW.getTime() - STALLED_AFTER_HOURS * HOUR;
  return (row) => {
    const isStalled = row.status === 'pending' && row.updated_at.getTime() <= stalledSince;
    const day = riyadhDay(row.created_at);
    return (
      words.every((word) => row.search_text.includes(word)) &&
      (filter.city ?? row.destination_city) === row.destination_city &&
      (filter.courier_id ?? row.courier_id) === row.courier_id &&
      (filter.status ?? row.status) === row.status &&
      (filter.source ?? row.source) === row.source &&
      (filter.stalled ?? isStalled) === isStalled &&
      (filter.created_from ?? day) <= day &&
      (filter.created_to ?? day) >= day
    );
  };
}

function compare(one: Row, other: Row, column: (typeof SORTS)[number]): number {
  return Number(one[column]) - Number(other[column]) || (one.id < other.id ? -1 : 1);
}
