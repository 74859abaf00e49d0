import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import {
  type Customer,
  TEST_COURIER,
  TEST_PRICE,
  TEST_RECEIVER,
  testOrder,
} from '../../testing/test-backend.ts';
import { importCalls } from './testing/import-calls.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ImportBatch'];

const UNKNOWN = '0'.repeat(26);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let calls: ReturnType<typeof importCalls>;

  beforeEach(async () => {
    customer = await backend.newCustomer(20 * TEST_PRICE);
    calls = importCalls(backend, customer);
  });

  const ask = (body: Schemas['ImportCopies']) => calls.call('POST', '/import-batches/copies', body);
  async function copies(body: Schemas['ImportCopies']): Promise<Batch> {
    const { id } = await calls.made<Batch>(ask(body));
    return calls.work(id);
  }
  const shipmentOf = async (row: Schemas['ImportRow'] | undefined) => {
    const answer = await backend.get(customer, `/shipments/${row?.shipment?.id}`);
    return answer.json<Schemas['Shipment']>();
  };

  it('of shipments are the same orders once more, as often as they are asked for', async () => {
    const price = { amount: 4_550, currency: 'SAR' } as const;
    const quote = await backend.quote(customer, {
      ...{ weight: 2_755, length: 305, width: 204, height: 101, pieces: 2 },
    });
    const answer = await backend.create(
      customer,
      testOrder(quote, {
        ...{ reference_id: 'ORD-2', note: 'ملاحظة للعيّنة', weight: 2_755, weight_unit: 'lb' },
        receiver: { ...TEST_RECEIVER, district: 'حي العيّنة', email: 'receiver@customer.example' },
        ...{ pieces: 2, length: 305, width: 204, height: 101, dimension_unit: 'in', price },
        further_products: [{ product_name: 'قهوة تجريبية', quantity: 2, price }],
      }),
    );
    expect(answer.statusCode).toBe(201);
    const original = answer.json<Schemas['Shipment']>();
    for (let time = 0; time < 2; time += 1) {
      const checked = await copies({ shipment_ids: [original.id, `shp_${UNKNOWN}`] });
      expect(checked).toMatchObject({ origin: 'shipments', columns: [], counts: { ready: 1 } });
      const [row] = await calls.rows((await calls.book(await calls.price(checked))).id);
      const copy = await shipmentOf(row);
      const same = (shipment: Schemas['Shipment']) => {
        const { receiver, weight, weight_unit, length, width, height, dimension_unit } = shipment;
        const { pieces, note, product_name, quantity, goods_value, further_products } = shipment;
        return {
          ...{ receiver, weight, weight_unit, length, width, height, dimension_unit },
          ...{ pieces, note, product_name, quantity, goods_value, further_products },
        };
      };
      expect(same(copy)).toEqual(same(original));
      expect(copy).toMatchObject({ source: 'import', price });
      expect(copy).not.toHaveProperty('reference_id');
    }
  });

  it('of drafts are booked instead of them', async () => {
    const draft = async (content: object) =>
      (await backend.post(customer, '/shipment-drafts', content)).json<{ id: string }>().id;
    const { quote_id, courier_id, payment_method, ...order } = testOrder({ id: '' });
    const origin = { country: 'SA', city: 'riyadh' };
    const whole = await draft({
      ...order,
      origin,
      courier_id: TEST_COURIER,
      reference_id: 'ORD-7',
    });
    const bare = await draft({ note: 'ناقصة' });
    const more = await draft({ ...order, origin, further_products: [{ quantity: 1 }] });
    const checked = await copies({ draft_ids: [whole, bare, more] });
    expect(checked).toMatchObject({ origin: 'drafts', counts: { ready: 1, wrong: 2 } });
    const [, , third] = await calls.rows(checked.id);
    expect(third?.faults).toEqual([{ code: 'further_products' }]);
    const { id } = await calls.book(await calls.price(checked, { choice: 'row' }));
    const [row] = await calls.rows(id);
    expect(await shipmentOf(row)).toMatchObject({
      reference_id: 'ORD-7',
      courier: { id: TEST_COURIER },
      origin,
    });
    const left = (await backend.get(customer, '/shipment-drafts')).json<{
      data: { id: string }[];
    }>();
    expect(left.data.map((each) => each.id).sort()).toEqual([bare, more].sort());
  });

  it('of drafts that were booked meanwhile are refused', async () => {
    const { quote_id, courier_id, payment_method, ...order } = testOrder({ id: '' });
    const origin = { country: 'SA', city: 'riyadh' };
    const draft = await backend.post(customer, '/shipment-drafts', { ...order, origin });
    const { id: draft_id } = draft.json<{ id: string }>();
    const priced = await calls.price(await copies({ draft_ids: [draft_id] }));
    await backend.create(customer, testOrder(await backend.quote(customer), { draft_id }));
    expect(await calls.book(priced)).toMatchObject({
      counts: { refused: 1, booked: 0 },
      faults_by_kind: [{ code: 'draft_gone', count: 1 }],
    });
  });

  it('need shipments or drafts of the account, and not both', async () => {
    const theirs = await backend.newCustomer(TEST_PRICE);
    const { id } = await backend.ship(theirs);
    const code = async (body: object) => (await ask(body)).json<Schemas['Problem']>();
    expect(await code({ shipment_ids: [id] })).toMatchObject({ code: 'nothing_to_import' });
    expect(await code({ draft_ids: [`dft_${UNKNOWN}`] })).toMatchObject({
      code: 'nothing_to_import',
    });
    expect(await code({})).toMatchObject({ errors: [{ pointer: '/shipment_ids' }] });
    const both = { shipment_ids: [id], draft_ids: [`dft_${UNKNOWN}`] };
    expect(await code(both)).toMatchObject({ errors: [{ pointer: '/draft_ids' }] });
  });
});
