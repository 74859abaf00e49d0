import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { addTestProduct } from '../../testing/products.ts';
import { subscribe } from '../../testing/subscribe.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { csvOf, importCalls } from './testing/import-calls.ts';
import { SHOP_HEADINGS, shopColumn, shopOrder } from './testing/shop-export.ts';

type Schemas = components['schemas'];
type Update = Schemas['ImportRowUpdate'];

const WEIGHT: Pick<Schemas['ImportColumnsUpdate'], 'defaults'> = {
  defaults: [{ field: 'weight', text: '2 kg' }],
};
const PRICE = shopColumn('Lineitem price');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let calls: ReturnType<typeof importCalls>;

  beforeEach(async () => {
    customer = await backend.newCustomer(20 * TEST_PRICE);
    calls = importCalls(backend, customer);
  });

  const check = (rows: readonly string[][]) => calls.check(csvOf(rows, SHOP_HEADINGS), WEIGHT);
  const cell = (field: Schemas['ImportField'], text: string): Update => ({
    cells: [{ field, text }],
  });
  const states = async (id: string) =>
    (await calls.rows(id)).map(({ state, joined_to: first }) => [state, first]);
  const shipmentOf = async (row: Schemas['ImportRow'] | undefined) =>
    (await backend.get(customer, `/shipments/${row?.shipment?.id}`)).json<Schemas['Shipment']>();

  it('of a shop are booked as one shipment for each order', async () => {
    await addTestProduct(backend, customer, 'OUD', { weight: 400 });
    const rows = [
      ...shopOrder(1, 1),
      ...shopOrder(2, 2, ['OUD', 'OUD']),
      ...shopOrder(3, 20),
      ...shopOrder(4, 21),
    ];
    const checked = await check(rows);
    expect(checked.counts).toMatchObject({ rows: 44, ready: 3, joined: 1 + 19 + 19, wrong: 2 });
    expect(checked.faults_by_kind).toEqual([
      { code: 'too_many_lines', count: 1 },
      { code: 'wrong_line', count: 1 },
    ]);
    const [, second, line, third] = await calls.rows(checked.id);
    expect(second).toMatchObject({ row: 3, state: 'ready', further_products: 1 });
    expect(line).toMatchObject({ row: 4, state: 'joined', joined_to: 3 });
    expect(third).toMatchObject({ row: 5, state: 'ready', further_products: 19 });
    const done = await calls.book(await calls.price(checked));
    expect(done.counts).toMatchObject({ booked: 3, joined: 39, wrong: 2 });
    const booked = (await calls.rows(checked.id, 'state=booked')).map(shipmentOf);
    const [one, two, twenty] = await Promise.all(booked);
    expect(one).toMatchObject({ price: { amount: 99_900 }, weight: 2_000 });
    expect(one).not.toHaveProperty('further_products');
    expect(two).toMatchObject({
      ...{ sku: 'OUD', product_name: 'منتج تجريبي 1', quantity: 1, price: { amount: 1_050 } },
      further_products: [{ sku: 'OUD', quantity: 2, price: { amount: 2_300 } }],
      // The product's, for each of three pieces.
      ...{ goods_value: { amount: 3_350, currency: 'SAR' }, weight: 3 * 400 },
    });
    expect(twenty?.further_products).toHaveLength(19);
    const again = await check(rows);
    expect(again.counts).toMatchObject({ repeated: 3, joined: 39, wrong: 2 });
  });

  it('hold their order back while one is wrong, and are corrected in place', async () => {
    const [first = [], second = [], third = []] = shopOrder(1, 3);
    const { id, counts } = await check([first, second.with(PRICE, 'مجانًا'), third]);
    expect(counts).toMatchObject({ ready: 0, wrong: 2, joined: 1 });
    expect((await calls.rows(id))[1]).toMatchObject({
      ...{ state: 'wrong', joined_to: 2 },
      faults: [{ field: 'unit_price', code: 'not_an_amount' }],
    });
    const { row, others, batch } = await calls.changedRow(id, 3, cell('unit_price', '25'));
    expect(row).toMatchObject({ state: 'joined', joined_to: 2, faults: [] });
    expect(others).toMatchObject([{ row: 2, state: 'ready', faults: [] }, { row: 4 }]);
    expect(batch.counts).toMatchObject({ ready: 1, wrong: 0, joined: 2 });
    const wrong = await calls.changedRow(id, 4, cell('quantity', '0'));
    expect(wrong.others).toMatchObject([{ row: 2, state: 'wrong' }, { state: 'joined' }]);
    const fix = { field: 'quantity', from: '0', to: '5' } as const;
    const alike = calls.call('POST', calls.path(id, '/corrections'), fix);
    expect(await calls.made(alike)).toMatchObject({
      changed: 1,
      batch: { counts: { ready: 1, wrong: 0, joined: 2 } },
    });
    const [booked] = await calls.rows(
      (await calls.book(await calls.price(await calls.read(id)))).id,
    );
    expect((await shipmentOf(booked)).further_products).toMatchObject([
      { quantity: 2, price: { amount: 5_000 } },
      { quantity: 5, price: { amount: 6_250 } },
    ]);
    for (const number of [2, 3]) {
      expect((await calls.changeRow(id, number, { leave_out: true })).json()).toMatchObject({
        code: 'import_row_booked',
      });
    }
  });

  it('are left out alone, or with their order', async () => {
    const { id } = await check(shopOrder(1, 3));
    const without = await calls.changedRow(id, 3, { leave_out: true });
    expect(without.row).not.toHaveProperty('joined_to');
    expect(without.others[0]).toMatchObject({ state: 'ready', further_products: 1 });
    await calls.changedRow(id, 2, { leave_out: true });
    expect(await states(id)).toEqual([
      ['left_out', undefined],
      ['left_out', undefined],
      ['left_out', 2],
    ]);
    await calls.changedRow(id, 2, { leave_out: false });
    expect(await states(id)).toEqual([
      ['ready', undefined],
      ['left_out', undefined],
      ['joined', 2],
    ]);
    const priced = await calls.price(await calls.read(id));
    const { batch } = await calls.changedRow(id, 3, { leave_out: false });
    expect(batch).toMatchObject({ status: 'checked', counts: { ready: 1, joined: 2 } });
    expect((await calls.begin(priced)).json()).toMatchObject({ code: 'import_step' });
  });

  it('are parted and joined as their rows change', async () => {
    const { id } = await check([...shopOrder(1, 4), ...shopOrder(2, 2)]);
    const own = await calls.changedRow(id, 4, cell('receiver.full_name', 'عميل آخر'));
    expect(own.row).toMatchObject({ state: 'wrong' });
    expect(own.row).not.toHaveProperty('joined_to');
    expect(await states(id)).toMatchObject([
      ['ready', undefined],
      ['joined', 2],
      ['wrong', undefined],
      ['joined', 4],
      ['ready', undefined],
      ['joined', 6],
    ]);
    await calls.changedRow(id, 4, cell('receiver.full_name', ''));
    expect((await states(id)).slice(0, 4)).toEqual([
      ['ready', undefined],
      ['joined', 2],
      ['joined', 2],
      ['joined', 2],
    ]);
    const lost = await calls.changedRow(id, 3, cell('reference_id', '#9'));
    expect(lost.row).toMatchObject({ state: 'wrong', faults: [{ code: 'further_line' }] });
    expect(lost.others.map(({ row, state }) => [row, state])).toEqual([
      [2, 'ready'],
      [4, 'wrong'],
      [5, 'wrong'],
    ]);
    const back = { field: 'reference_id', from: '#9', to: '#1' } as const;
    const { batch } = await calls.made<Schemas['ImportCorrected']>(
      calls.call('POST', calls.path(id, '/corrections'), back),
    );
    expect(batch.counts).toMatchObject({ ready: 2, joined: 4, wrong: 0 });
  });

  it('are not given what their order lacks', async () => {
    const [first = [], line = []] = shopOrder(1, 2);
    const { id } = await check([first.with(shopColumn('Shipping City'), ''), line]);
    const fill = { field: 'receiver.city', from: '', to: 'جدة' } as const;
    const answer = calls.call('POST', calls.path(id, '/corrections'), fill);
    expect(await calls.made(answer)).toMatchObject({
      changed: 1,
      batch: { counts: { ready: 1, joined: 1 } },
    });
  });

  it('join no order that is booked', async () => {
    const [first = [], line = []] = shopOrder(1, 2);
    const { id } = await check([first, line, line.with(0, '#9')]);
    const done = await calls.book(await calls.price(await calls.read(id)));
    expect(done.counts).toMatchObject({ booked: 1, joined: 1, wrong: 1 });
    const { row, others } = await calls.changedRow(id, 4, cell('reference_id', '#1'));
    expect([row.state, others]).toEqual(['wrong', []]);
    const all = { field: 'quantity', from: '2', to: '7' } as const;
    const answer = calls.call('POST', calls.path(id, '/corrections'), all);
    expect(await calls.made(answer)).toMatchObject({ changed: 1 });
    expect((await states(id)).map(([state]) => state)).toEqual(['booked', 'joined', 'wrong']);
  });

  it('are joined anew when the columns are matched again', async () => {
    const { id, columns, version } = await check(shopOrder(1, 3));
    const match = async (without: string, seen: number) => {
      const chosen = columns.map(({ index, field }) => ({
        index,
        ...(field && field !== without && { field }),
      }));
      const body = { version: seen, columns: chosen, ...WEIGHT };
      await calls.made(calls.call('PUT', calls.path(id, '/columns'), body));
      return calls.work(id);
    };
    const apart = await match('reference_id', version);
    expect(apart.counts).toMatchObject({ ready: 1, joined: 0, wrong: 2 });
    const joined = await match('', apart.version);
    expect(joined.counts).toMatchObject({ ready: 1, joined: 2, wrong: 0 });
  });

  it('are checked with their order however many rows are checked at once', async () => {
    await subscribe(database().kysely, customer.accountId, 'advanced');
    const orders = Array.from({ length: 12 }, (_, index) => shopOrder(index + 2, 20));
    const { id, counts } = await check([...shopOrder(1, 1), ...orders.flat()]);
    expect(counts).toMatchObject({ ready: 13, joined: 12 * 19, wrong: 0 });
    const judged = await database()
      .kysely.selectFrom('import_rows')
      .select('judged')
      .where('batch_id', '=', id)
      .where('state', '=', 'ready')
      .orderBy('row_no')
      .execute();
    const further = judged.map((row) => row.judged?.order.further_products?.length);
    expect(further).toEqual([undefined, ...orders.map(() => 19)]);
  });
});
