import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { updateShipment } from '../store.ts';
import { copyShipment } from '../../../testing/copy-row.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_PRICE,
  TEST_RECEIVER,
} from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];

const START = Date.parse('2026-11-15T12:00:00Z');
const HOUR = 3_600_000;

/** Something about each of the first shipments that finds only it. */
const MARKS: Partial<Schemas['ShipmentCreate']>[] = [
  { receiver: { ...TEST_RECEIVER, full_name: 'أحمد العيّنة' } },
  { receiver: { ...TEST_RECEIVER, full_name: 'فاطمة العيّنة' } },
  { receiver: { ...TEST_RECEIVER, phone: '+966500000122' } },
  { reference_id: 'ORD-ABC-3' },
  { receiver: { ...TEST_RECEIVER, city: 'makkah' } },
  { product_name: 'خصم نصف%_\\' },
  { courier_id: OTHER_COURIER },
];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  const made: Schemas['Shipment'][] = [];
  beforeAll(async () => {
    customer = await backend.newCustomer(100 * TEST_PRICE);
    for (let index = 0; index < 12; index += 1) {
      // Three at each instant, so that the id must break ties.
      backend.setTime(new Date(START + Math.floor(index / 3) * HOUR));
      made.push(await backend.ship(customer, MARKS[index]));
    }
  });

  async function list(query: string, someone = customer): Promise<Schemas['ShipmentList']> {
    const response = await backend.get(someone, `/shipments?${query}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Schemas['ShipmentList']>();
  }
  const idsOf = (shipments: readonly { id: string }[]) => shipments.map(({ id }) => id);
  const listed = async (query: string, someone = customer) =>
    idsOf((await list(query, someone)).data);

  async function allPages(query: string, someone = customer, afterEach?: () => Promise<unknown>) {
    const ids: string[] = [];
    for (let cursor = ''; ;) {
      const { data, page } = await list(`${query}${cursor}`, someone);
      ids.push(...idsOf(data));
      if (page.next_cursor === undefined) return ids;
      cursor = `&cursor=${page.next_cursor}`;
      await afterEach?.();
    }
  }

  it.each(['', 'sort=updated_at', 'sort=-total_fee'])('pages "%s" as a whole', async (sort) => {
    // Without a sort, the newest come first.
    const whole = await list(`${sort || 'sort=-created_at'}&limit=100`);
    expect(whole.page).toEqual({ total: 12, total_is_capped: false });
    expect(await allPages(`${sort}&limit=5`)).toEqual(idsOf(whole.data));
  });

  it('neither repeats nor skips while shipments are added', async () => {
    const someone = await backend.newCustomer(100 * TEST_PRICE);
    const shipAt = async (hour: number) => {
      backend.setTime(new Date(START + hour * HOUR));
      return (await backend.ship(someone)).id;
    };
    const mine: string[] = [];
    while (mine.length < 5) mine.push(await shipAt(mine.length));
    const seen = await allPages('limit=2', someone, () => shipAt(100));
    expect(seen).toEqual(mine.toReversed());
  });

  it.each([
    ['another sort', 'sort=created_at', 'sort=-created_at'],
    ['another filter', 'status=pending', 'status=completed'],
    ['another search', 'q=MZ', 'q=تجريبي'],
  ])('refuses a cursor of %s', async (_, query, other) => {
    const { next_cursor: cursor = '' } = (await list(`limit=5&${query}`)).page;
    const answer = await backend.get(customer, `/shipments?${other}&cursor=${cursor}`);
    expect(answer.json()).toMatchObject({
      ...{ status: 400, code: 'validation_failed' },
      errors: [{ pointer: '/query/cursor', code: 'invalid_value' }],
    });
  });

  // shipment-search.test.ts has all forms of a word, shipment-list.db.test.ts the SQL.
  it('searches all texts of a shipment', async () => {
    const { tracking_number } = made[7] ?? { tracking_number: '' };
    for (const [q, index] of [
      ['العينه فَاطِمَة', 1],
      ['٠٥٠٠٠٠٠١٢٢', 2],
      ['#ABC/3', 3],
      ['مكة المكرمة', 4],
      ['Makkah', 4],
      ['نصف%_\\', 5],
      [tracking_number.toLowerCase(), 7],
    ] as const) {
      expect([q, await listed(`q=${encodeURIComponent(q)}`)]).toEqual([q, [made[index]?.id]]);
    }
    for (const q of ['no-such-thing', '%', '_', '\\', 'حمد', 'RD-ABC']) {
      expect([q, await listed(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    }
  });

  it('filters by every named field, and shipments without progress for three days', async () => {
    const [first, second, third] = made;
    await updateShipment(database().kysely, customer.accountId, second?.id ?? '', {
      ...{ status: 'completed', payment_status: 'cod_remitted', source: 'salla' },
    });
    for (const [query, index] of [
      ['status=completed', 1],
      ['payment_status=cod_remitted', 1],
      ['source=salla', 1],
      ['city=makkah', 4],
      [`courier_id=${OTHER_COURIER}`, 6],
    ] as const) {
      expect([query, await listed(query)]).toEqual([query, [made[index]?.id]]);
    }
    expect(await listed('payment_type=cash_on_delivery')).toEqual([]);
    // The others changed an hour later or more.
    backend.setTime(new Date(START + 72 * HOUR));
    expect((await listed('stalled=true')).toSorted()).toEqual([first?.id, third?.id].toSorted());
    const others = await listed('stalled=false&limit=100');
    expect([others.length, others.includes(second?.id ?? '')]).toEqual([10, true]);
  });

  it('uses days in Riyadh time', async () => {
    const someone = await backend.newCustomer(2 * TEST_PRICE);
    backend.setTime(new Date('2026-11-15T20:59:59.999Z'));
    const before = await backend.ship(someone);
    backend.setTime(new Date('2026-11-15T21:00:00Z'));
    const after = await backend.ship(someone);
    expect(await listed('created_from=2026-11-16', someone)).toEqual([after.id]);
    expect(await listed('created_to=2026-11-15', someone)).toEqual([before.id]);
    const all = await listed('created_from=0001-01-01&created_to=9999-12-31', someone);
    expect(all).toHaveLength(2);
  });

  it('counts up to 1,001', async () => {
    const crowd = await backend.newCustomer(TEST_PRICE);
    const { id } = await backend.ship(crowd);
    const add = (from: number, to: number) =>
      copyShipment(database(), id, [from, to], { search_text: sql`' nr' || n` });
    const counted = async (query: string) => {
      const { total, total_is_capped } = (await list(`limit=1&${query}`, crowd)).page;
      return [total, total_is_capped];
    };
    await add(1, 1_000);
    // As PostgreSQL's autovacuum does within a minute.
    await sql`analyze shipments, shipment_words`.execute(database().kysely);
    expect(await counted('sort=total_fee')).toEqual([1_001, false]);
    expect(await counted('q=nr')).toEqual([1_000, false]);
    await add(1_001, 1_002);
    expect(await counted('sort=total_fee')).toEqual([1_001, true]);
    expect(await counted('q=nr')).toEqual([1_001, true]);
  });
});
