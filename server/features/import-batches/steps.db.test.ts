import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  OTHER_COURIER,
  TEST_COURIER,
  TEST_PRICE,
} from '../../testing/test-backend.ts';
import { giveUpImport } from './give-up.ts';
import { deleteOldImports } from './housekeeping.ts';
import { importBatchesJobs } from './jobs.ts';
import { KEPT_MATCHINGS, rememberMatching } from './matchings.ts';
import { MAX_UNBOOKED } from './store.ts';
import { csvOf, HEADINGS, importCalls, rightRow, rightRows } from './testing/import-calls.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ImportBatch'];

const DAY = 24 * 3_600_000;
const UNKNOWN = `imp_${'0'.repeat(26)}`;
const NO_FAVORITE = `crr_${'0'.repeat(26)}`;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let calls: ReturnType<typeof importCalls>;

  beforeEach(async () => {
    customer = await backend.newCustomer(20 * TEST_PRICE);
    calls = importCalls(backend, customer);
  });

  const codeOf = async (answer: ReturnType<typeof calls.call>) =>
    (await answer).json<{ code?: string }>().code;
  const begun = () => calls.made<Batch>(calls.upload(csvOf(rightRows(2))));
  const put = (id: string, at: string, body: object) => calls.call('PUT', calls.path(id, at), body);
  const columnsOf = ({ columns }: Batch) =>
    columns.map(({ index, field }) => ({ index, ...(field && { field }) }));

  it('are taken one after the other', async () => {
    const reading = await begun();
    const { id } = reading;
    const codes = async ({ version, columns = [] }: Partial<Batch>) => [
      await codeOf(put(id, '/columns', { version, columns: columnsOf({ ...reading, columns }) })),
      await codeOf(put(id, '/prices', { version, choice: 'cheapest' })),
      await codeOf(
        calls.begin({ ...reading, version: version ?? 0, total: { amount: 1, currency: 'SAR' } }),
      ),
      await codeOf(calls.call('POST', calls.path(id, '/stop'))),
    ];
    const busy = ['import_busy', 'import_busy', 'import_busy', 'import_busy'];
    const [step, changed] = ['import_step', 'import_changed'];
    expect(await codes(reading)).toEqual(busy);
    const matching = await calls.work(id);
    expect(await codes({ ...matching, version: 1 })).toEqual([changed, step, step, step]);
    const body = { version: matching.version, columns: columnsOf(matching) };
    const checking = await calls.made<Batch>(put(id, '/columns', body));
    expect(await codes(checking)).toEqual(busy);
    const checked = await calls.work(id);
    expect(await codes({ ...checked, version: 1 })).toEqual([changed, changed, step, step]);
    const choice = { version: checked.version, choice: 'cheapest' };
    expect(await calls.made<Batch>(put(id, '/prices', choice))).toMatchObject({
      status: 'pricing',
      choice: { choice: 'cheapest' },
    });
    const priced = await calls.work(id);
    expect(await codes({ ...priced, version: 1 })).toEqual([changed, changed, changed, step]);
    const booking = await calls.made<Batch>(calls.begin(priced));
    expect(await codeOf(calls.call('DELETE', calls.path(id)))).toBe('import_busy');
    expect(booking.status).toBe('booking');
    const booked = await calls.work(id);
    expect(await codes(booked)).toEqual([step, step, step, step]);
    expect((await calls.call('DELETE', calls.path(id))).statusCode).toBe(204);
    expect((await calls.call('GET', calls.path(id))).statusCode).toBe(404);
    expect(await codeOf(calls.begin({ ...booked, id: UNKNOWN, total: booked.charged }))).toBe(
      'not_found',
    );
  });

  it('need columns that fit together', async () => {
    const { id } = await begun();
    const { version, columns } = await calls.work(id);
    const chosen = columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
    const errorsOf = async (body: object) => {
      const answer = await put(id, '/columns', { version, columns: chosen, ...body });
      const { errors = [] } = answer.json<Schemas['Problem']>();
      return [answer.statusCode, errors.map(({ pointer, code }) => `${pointer} ${code}`)];
    };
    const weight = { field: 'weight', text: '3' };
    expect(await errorsOf({ columns: [...chosen, { index: 9, field: 'note' }] })).toEqual([
      422,
      ['/columns/9/index invalid_value'],
    ]);
    expect(await errorsOf({ columns: [...chosen, { index: 3, field: 'weight' }] })).toEqual([
      422,
      ['/columns/9/index not_allowed', '/columns/9/field not_allowed', '/columns required'],
    ]);
    expect(await errorsOf({ columns: chosen.slice(0, 8) })).toEqual([422, ['/columns required']]);
    expect(await errorsOf({ defaults: [weight, weight, { field: 'price', text: 'x' }] })).toEqual([
      422,
      ['/defaults/1/field not_allowed', '/defaults/2/text invalid_value'],
    ]);
    expect((await errorsOf({ columns: chosen.slice(0, 8), defaults: [weight] }))[0]).toBe(200);
    const [row] = await calls.rows((await calls.work(id)).id);
    expect(row?.state).toBe('ready');
  });

  it('ask once what 05/01 means', async () => {
    const headings = [...HEADINGS, 'يوم التوصيل'];
    const rows = [
      [...rightRow(1), '05/01/2027'],
      [...rightRow(2), '06/01/2027'],
    ];
    const { id } = await calls.made<Batch>(calls.upload(csvOf(rows, headings)));
    const batch = await calls.work(id);
    expect(batch).toMatchObject({ status: 'matching', asks_date_order: true });
    const { version } = batch;
    const columns = columnsOf(batch);
    const asked = await put(id, '/columns', { version, columns });
    expect(asked.json()).toMatchObject({ errors: [{ pointer: '/date_order', code: 'required' }] });
    await calls.made(put(id, '/columns', { version, columns, date_order: 'day_first' }));
    expect(await calls.work(id)).toMatchObject({ date_order: 'day_first', counts: { ready: 2 } });
    const decided = [
      [...rightRow(3), '31/01/2027'],
      [...rightRow(4), '06/01/2027'],
    ];
    const sure = await calls.check(csvOf(decided, headings));
    expect(sure).toMatchObject({ asks_date_order: false, date_order: 'day_first' });
  });

  it('remember what the columns of such a file mean', async () => {
    const headings = HEADINGS.with(5, 'Kram');
    const { id } = await calls.made<Batch>(calls.upload(csvOf(rightRows(1), headings)));
    const batch = await calls.work(id);
    expect(batch.missing).toEqual(['product_name']);
    const columns = columnsOf(batch).with(5, { index: 5, field: 'product_name' });
    await calls.made(put(id, '/columns', { version: batch.version, columns }));
    const next = await calls.made<Batch>(calls.upload(csvOf(rightRows(1, 9), headings)));
    const known = await calls.work(next.id);
    expect(known).toMatchObject({ missing: [] });
    expect(new Set(known.columns.map(({ matched_by }) => matched_by))).toEqual(new Set(['memory']));
    const { accountId } = customer;
    await database()
      .kysely.transaction()
      .execute(async (tx) => {
        for (let n = 0; n < KEPT_MATCHINGS + 3; n += 1) {
          await rememberMatching(tx, accountId, [{ heading: `a${n}` }], new Date(Date.now() + n));
        }
      });
    const { kysely } = database();
    const kept = kysely.selectFrom('import_matchings').select('fields');
    const rows = await kept.where('account_id', '=', accountId).execute();
    expect(rows).toHaveLength(KEPT_MATCHINGS);
  });

  it('choose couriers as they are told', async () => {
    const { id } = await calls.check(csvOf([...rightRows(2), rightRow(3, { 8: '400' })]));
    const choose = async (choice: Omit<Schemas['ImportPricing'], 'version'>) => {
      await calls.price(await calls.read(id), choice);
      const rows = await calls.rows(id);
      return rows.map(({ price, faults }) => price?.courier.id ?? faults[0]?.code);
    };
    const favor = (courier: string, body: object) =>
      calls.call('PUT', `/favorites/${courier}`, body);
    const heavy = 'overweight';
    expect(await choose({ choice: 'cheapest' })).toEqual([TEST_COURIER, TEST_COURIER, heavy]);
    expect(await choose({ choice: 'fastest' })).toEqual([OTHER_COURIER, OTHER_COURIER, heavy]);
    const named = { choice: 'courier', courier_id: OTHER_COURIER } as const;
    expect(await choose(named)).toEqual([OTHER_COURIER, OTHER_COURIER, heavy]);
    expect(await choose({ ...named, service_type: 'express' })).toEqual(
      Array.from({ length: 3 }, () => 'service_left'),
    );
    expect(await choose({ choice: 'favorite' })).toEqual(
      Array.from({ length: 3 }, () => 'no_favorites'),
    );
    await favor(OTHER_COURIER, {});
    expect(await choose({ choice: 'favorite' })).toEqual([OTHER_COURIER, OTHER_COURIER, heavy]);
    await favor(TEST_COURIER, { is_default: true });
    expect(await choose({ choice: 'favorite' })).toEqual([TEST_COURIER, TEST_COURIER, heavy]);
    expect(await choose({ choice: 'rules' })).toEqual([TEST_COURIER, TEST_COURIER, heavy]);
    const rule = {
      name: 'not them',
      enabled: true,
      outcome: 'not_courier',
      courier_id: TEST_COURIER,
    };
    await calls.made(calls.call('PUT', '/courier-rules', { version: 0, rules: [rule] }));
    expect(await choose({ choice: 'rules' })).toEqual([OTHER_COURIER, OTHER_COURIER, heavy]);
    const [row] = await calls.rows(id);
    expect(row?.courier_choice).toMatchObject({ by: 'rule', outcome: 'not_courier' });
    const { version } = await calls.read(id);
    const wrong = async (body: object) =>
      (await put(id, '/prices', { version, ...body })).json<Schemas['Problem']>().errors;
    expect(await wrong({ choice: 'courier' })).toMatchObject([{ code: 'required' }]);
    expect(await wrong({ ...named, choice: 'cheapest' })).toMatchObject([{ code: 'not_allowed' }]);
    expect(await wrong({ ...named, courier_id: NO_FAVORITE })).toMatchObject([
      { code: 'invalid_value' },
    ]);
  });

  it('pass over a courier on a day that it does not serve', async () => {
    const headings = [...HEADINGS, 'يوم التوصيل'];
    const batch = await calls.check(csvOf([[...rightRow(1), 'الجمعة']], headings));
    const { id } = await calls.price(batch);
    const [row] = await calls.rows(id);
    expect(row).toMatchObject({
      state: 'unpriced',
      faults: [
        { field: 'preferred_delivery_day', code: 'not_served_day', courier: { id: TEST_COURIER } },
        { field: 'preferred_delivery_day', code: 'not_served_day', courier: { id: OTHER_COURIER } },
      ],
    });
  });

  it('are begun for few batches at a time', { timeout: 60_000 }, async () => {
    const { kysely } = database();
    const { id } = await calls.work((await begun()).id);
    const { id: shipment } = await backend.ship(customer);
    const row = await kysely
      .selectFrom('import_batches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: MAX_UNBOOKED - 1 }, (_, n) => ({
      ...row,
      ...{ id: `imp_${String(n).padStart(26, '0')}`, columns: '[]', defaults: '[]' },
      ...{ unreadable: null, choice: null, file: undefined },
    }));
    await kysely.insertInto('import_batches').values(copies.slice(1)).execute();
    await begun();
    const full = 'too_many_imports';
    expect(await codeOf(calls.upload(csvOf(rightRows(1))))).toBe(full);
    const body = { shipment_ids: [shipment] };
    expect(await codeOf(calls.call('POST', '/import-batches/copies', body))).toBe(full);
    await kysely
      .updateTable('import_batches')
      .set({ status: 'booked' })
      .where('id', '=', id)
      .execute();
    expect((await calls.upload(csvOf(rightRows(1)))).statusCode).toBe(201);
    const list = await calls.made<Schemas['ImportBatchList']>(
      calls.call('GET', '/import-batches?limit=5'),
    );
    expect(list.page).toMatchObject({ total: MAX_UNBOOKED + 1 });
    expect(list.data).toHaveLength(5);
    const ids = list.data.map((each) => each.id);
    expect(ids).toEqual(ids.toSorted().reverse());
  });

  it('end in the status before when they fail again and again', async () => {
    const key = (id: string) => ({ accountId: customer.accountId, id });
    const giveUp = async ({ id }: Batch) => {
      await giveUpImport(database(), key(id), new Date());
      return calls.read(id);
    };
    const failed = { status: 'unreadable', unreadable: { code: 'failed' } };
    expect(await giveUp(await begun())).toMatchObject(failed);
    const priced = await calls.price(await calls.check(csvOf(rightRows(1))));
    expect(await giveUp(priced)).toEqual(priced);
    await calls.made(calls.begin(priced));
    expect(await giveUp(priced)).toMatchObject({ status: 'stopped', counts: { priced: 1 } });
  });

  it('are resumed when their process has died', async () => {
    const { id } = await begun();
    const added: unknown[] = [];
    const queue = { add: (_: object, data: object) => Promise.resolve(added.push(data)) };
    const [job] = importBatchesJobs(database());
    await job?.run(new Date(), queue);
    expect(added).toContainEqual({ accountId: customer.accountId, id });
    await calls.work(id);
    added.length = 0;
    await job?.run(new Date(), queue);
    expect(added).not.toContainEqual({ accountId: customer.accountId, id });
  });

  it('and their rows are forgotten after 90 days', async () => {
    const { kysely } = database();
    const { id, updated_at, expires_at } = await calls.book(
      await calls.price(await calls.check(csvOf(rightRows(2)))),
    );
    const end = new Date(expires_at);
    expect(end.getTime()).toBe(new Date(updated_at).getTime() + 90 * DAY);
    await deleteOldImports(kysely, new Date(end.getTime() - 1));
    expect((await calls.read(id)).counts.booked).toBe(2);
    await deleteOldImports(kysely, end);
    expect((await calls.call('GET', calls.path(id))).statusCode).toBe(404);
    for (const table of ['import_rows', 'import_bookings'] as const) {
      const { accountId } = customer;
      const left = kysely.selectFrom(table).selectAll().where('account_id', '=', accountId);
      expect(await left.execute()).toEqual([]);
    }
  });

  it('begin with a template in either language', async () => {
    for (const [format, language] of [
      ['csv', 'ar'],
      ['xlsx', 'en'],
    ] as const) {
      const answer = await calls.call('POST', '/import-template', { format, language });
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="mizan-template-${language}.${format}"`,
      );
      const checked = await calls.check(answer.rawPayload);
      expect(checked).toMatchObject({
        counts: { rows: 1, wrong: 1 },
        faults_by_kind: [{ code: 'sample_row', count: 1 }],
      });
    }
  });

  it('say what is wrong with a file', async () => {
    const statusOf = async (file: Buffer) => {
      const { id } = await calls.made<Batch>(calls.upload(file, 'ملف.xlsx'));
      const { status, unreadable } = await calls.work(id);
      return [status, unreadable?.code];
    };
    expect(await statusOf(Buffer.from(''))).toEqual(['unreadable', 'empty_file']);
    expect(await statusOf(csvOf([]))).toEqual(['unreadable', 'only_headings']);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    expect(await statusOf(png)).toEqual(['unreadable', 'not_a_table']);
  });
});
