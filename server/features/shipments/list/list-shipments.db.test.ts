import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { updateShipment } from '../store.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_PRICE,
  TEST_RECEIVER,
} from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const START = Date.parse('2026-11-15T12:00:00Z');
const HOUR = 3_600_000;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  const made: Schemas['Shipment'][] = [];
  beforeAll(async () => {
    backend.setTime(new Date(START));
    customer = await backend.newCustomer(100 * TEST_PRICE);
    for (let index = 0; index < 12; index += 1) {
      // Three at each instant, so that the id must break ties.
      backend.setTime(new Date(START + Math.floor(index / 3) * HOUR));
      made.push(await backend.ship(customer, changesFor(index)));
    }
  });

  async function list(query: string, someone = customer): Promise<Schemas['ShipmentList']> {
    const response = await backend.get(someone, `/shipments?${query}`);
    expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([
      200,
      '',
    ]);
    return response.json<Schemas['ShipmentList']>();
  }

  async function allPages(query: string, afterEach?: () => Promise<void>): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor = ''; ;) {
      const { data, page } = await list(`${query}&limit=5${cursor}`);
      ids.push(...data.map(({ id }) => id));
      if (page.next_cursor === undefined) return ids;
      cursor = `&cursor=${page.next_cursor}`;
      await afterEach?.();
    }
  }

  const idsOf = (shipments: readonly { id: string }[]) => shipments.map(({ id }) => id);

  it.each(['created_at', '-created_at', 'updated_at', '-updated_at', 'total_fee', '-total_fee'])(
    'pages by %s give the whole list once',
    async (sort) => {
      const whole = await list(`sort=${sort}&limit=100`);
      expect(whole.page).toEqual({ total: 12, total_is_capped: false });
      expect(await allPages(`sort=${sort}`)).toEqual(idsOf(whole.data));
      const column = sort.replace('-', '');
      const values = whole.data.map((shipment) =>
        column === 'total_fee'
          ? shipment.charge.total_fee.amount
          : Date.parse(shipment[column as 'created_at' | 'updated_at']),
      );
      const rising = values.toSorted((a, b) => a - b);
      expect(values).toEqual(sort.startsWith('-') ? rising.reverse() : rising);
    },
  );

  it('shows the newest first when no sort is given', async () => {
    expect(idsOf((await list('limit=100')).data)).toEqual(
      idsOf((await list('sort=-created_at&limit=100')).data),
    );
  });

  it('neither repeats nor skips while shipments are added', async () => {
    const someone = await backend.newCustomer(100 * TEST_PRICE);
    const mine: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      backend.setTime(new Date(START + index * HOUR));
      mine.push((await backend.ship(someone)).id);
    }
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { data, page } = await list(`limit=3${cursor}`, someone);
      seen.push(...idsOf(data));
      if (page.next_cursor === undefined) break;
      cursor = `&cursor=${page.next_cursor}`;
      backend.setTime(new Date(START + 100 * HOUR));
      await backend.ship(someone);
    }
    expect(seen).toEqual(mine.toReversed());
  });

  describe('a cursor', () => {
    it.each([
      ['of another sort', 'sort=created_at', 'sort=-created_at'],
      ['of another filter', 'status=pending', 'status=completed'],
      ['of another search', 'q=receiver', 'q=تجريبي'],
    ])('%s is refused', async (_, query, other) => {
      const all = await list('limit=5&' + (query.startsWith('q') ? 'q=MZ' : query));
      const cursor = all.page.next_cursor;
      expect(cursor).toBeDefined();
      await expectRefused(`${other}&cursor=${cursor ?? ''}`);
    });

    it('of another account is refused', async () => {
      const { page } = await list('limit=5');
      const other = await backend.newCustomer(0);
      await expectRefused(`cursor=${page.next_cursor ?? ''}`, other);
    });

    it.each([
      ['that is no cursor', 'abc'],
      [
        'with another place in it',
        Buffer.from('["2026-01-01T00:00:00Z","shp_1","x"]').toString('base64url'),
      ],
      ['that is no list', Buffer.from('{"a":1}').toString('base64url')],
    ])('%s is refused', (_, cursor) => expectRefused(`cursor=${cursor}`));

    async function expectRefused(query: string, someone = customer): Promise<void> {
      const response = await backend.get(someone, `/shipments?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: '/query/cursor', code: 'invalid_value' }],
      });
    }
  });

  describe('search', () => {
    it.each([
      ['letter variants', 'احمد', 0],
      ['the letters as stored', 'أحمد', 0],
      ['ta marbuta as ha', 'فاطمه', 1],
      ['tashkeel', 'فَاطِمَة', 1],
      ['words in any order', 'العينه فاطمه', 1],
      ['Arabic-Indic digits of a phone', '٠٥٠٠٠٠٠١٢٢', 2],
      ['a phone with its country code', '+966 50 000 0122', 2],
      ['the beginning of a phone', '050000012', 2],
      ['a phone without its zero', '500000122', 2],
      ['a phone as it is dialled abroad', '00966-50-000-0122', 2],
      ['a phone with signs and spaces', '(۰۵۰) ۰۰۰-۰۱۲۲', 2],
      ['the last digits of a phone', '0122', 2],
      ['a part of a reference', 'abc', 3],
      ['the beginning of a word', 'العي احم', 0],
      ['words without their article', 'عينه احم', 0],
      ['another letter case', 'ord-abc-3', 3],
      ['a reference with other signs', '#ABC/3', 3],
      ['Arabic-Indic digits of a reference', 'ORD-ABC-٣', 3],
      ['a city by its name', 'مكة المكرمة', 4],
      ['a city by its English name', 'Makkah', 4],
      ['a word among signs that mean anything to the database', 'نصف%_\\', 5],
    ])('finds %s', async (_, q, index) => {
      const { data } = await list(`q=${encodeURIComponent(q)}`);
      expect(idsOf(data)).toEqual([made[index]?.id]);
    });

    it.each(['no-such-thing', '%', '_', '\\', 'حمد', 'RD-ABC'])(
      '%s finds nothing, because no word begins with it',
      async (q) => {
        const { data } = await list(`q=${encodeURIComponent(q)}`);
        expect(idsOf(data)).toEqual([]);
      },
    );

    it('finds a tracking number', async () => {
      const wanted = made[7];
      const { data } = await list(`q=${wanted?.tracking_number.toLowerCase() ?? ''}`);
      expect(idsOf(data)).toEqual([wanted?.id]);
    });
  });

  it('filters by every named field', async () => {
    await database()
      .kysely.transaction()
      .execute((tx) =>
        updateShipment(tx, customer.accountId, made[8]?.id ?? '', {
          status: 'completed',
          payment_status: 'cod_remitted',
          source: 'salla',
        }),
      );
    for (const query of ['status=completed', 'payment_status=cod_remitted', 'source=salla']) {
      expect(idsOf((await list(query)).data), query).toEqual([made[8]?.id]);
    }
    expect(idsOf((await list('city=makkah')).data)).toEqual([made[4]?.id]);
    expect(idsOf((await list(`courier_id=${OTHER_COURIER}`)).data)).toEqual([made[6]?.id]);
    expect((await list('payment_type=cash_on_delivery')).page.total).toBe(0);
  });

  it('filters shipments without progress for three days', async () => {
    const someone = await backend.newCustomer(3 * TEST_PRICE);
    backend.setTime(new Date(START));
    const [still, arrived] = [await backend.ship(someone), await backend.ship(someone)];
    await database()
      .kysely.transaction()
      .execute((tx) => updateShipment(tx, someone.accountId, arrived.id, { status: 'completed' }));
    backend.setTime(new Date(START + 1));
    const moving = await backend.ship(someone);
    backend.setTime(new Date(START + 72 * HOUR));
    expect(idsOf((await list('stalled=true', someone)).data)).toEqual([still.id]);
    const others = await list('stalled=false', someone);
    expect(idsOf(others.data).toSorted()).toEqual([arrived.id, moving.id].toSorted());
    expect(others.page.total).toBe(2);
  });

  it('uses days in Riyadh time', async () => {
    const someone = await backend.newCustomer(2 * TEST_PRICE);
    backend.setTime(new Date('2026-11-15T20:59:59.999Z'));
    const before = await backend.ship(someone);
    backend.setTime(new Date('2026-11-15T21:00:00Z'));
    const after = await backend.ship(someone);
    expect(idsOf((await list('created_from=2026-11-16', someone)).data)).toEqual([after.id]);
    expect(idsOf((await list('created_to=2026-11-15', someone)).data)).toEqual([before.id]);
    expect((await list('created_from=0001-01-01&created_to=9999-12-31', someone)).page.total).toBe(
      2,
    );
  });

  it('counts up to 1,001', async () => {
    const { kysely } = database();
    const crowd = await backend.newCustomer(TEST_PRICE);
    const first = await backend.ship(crowd);
    const row = await kysely
      .selectFrom('shipments')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const own = ['id', 'tracking_number', 'quote_id', 'public_token', 'search_text'];
    const shared = sql.join(
      Object.keys(row)
        .filter((column) => !own.includes(column))
        .map((column) => sql.ref(column)),
    );
    const add = (from: number, to: number) =>
      sql`insert into shipments (id, tracking_number, search_text, ${shared})
        select 'shp_' || lpad(n::text, 26, '0'), 'MZ' || lpad(n::text, 11, '0'), ' nr' || n, ${shared}
        from shipments, generate_series(${from}::int, ${to}::int) n
        where shipments.id = ${first.id}`.execute(kysely);
    await add(1, 1_000);
    // As PostgreSQL's autovacuum does within a minute.
    await sql`analyze shipments, shipment_words`.execute(kysely);
    expect((await list('limit=1&sort=total_fee', crowd)).page).toMatchObject({
      total: 1_001,
      total_is_capped: false,
    });
    expect((await list('limit=1&q=nr', crowd)).page).toMatchObject({
      total: 1_000,
      total_is_capped: false,
    });
    expect(await list('limit=1&q=nr99&sort=created_at', crowd)).toMatchObject({
      data: [{ tracking_number: 'MZ00000000099' }],
      page: { total: 11, total_is_capped: false },
    });
    await add(1_001, 1_002);
    for (const query of ['limit=1&sort=total_fee', 'limit=1&q=nr']) {
      expect((await list(query, crowd)).page).toMatchObject({
        total: 1_001,
        total_is_capped: true,
      });
    }
  });
});

/** Gives each of the first shipments something that finds only it. */
function changesFor(index: number): Partial<Schemas['ShipmentCreate']> {
  switch (index) {
    case 0:
      return { receiver: { ...TEST_RECEIVER, full_name: 'أحمد العيّنة' } };
    case 1:
      return { receiver: { ...TEST_RECEIVER, full_name: 'فاطمة العيّنة' } };
    case 2:
      return { receiver: { ...TEST_RECEIVER, phone: '+966500000122' } };
    case 3:
      return { reference_id: 'ORD-ABC-3' };
    case 4:
      return { receiver: { ...TEST_RECEIVER, city: 'makkah' } };
    case 5:
      return { product_name: 'خصم نصف%_\\' };
    case 6:
      return { courier_id: OTHER_COURIER };
    default:
      return {};
  }
}
