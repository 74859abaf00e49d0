import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { updateShipment } from '../shipments/store.ts';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { addTestProduct } from '../../testing/products.ts';
import { type Customer, TEST_PRICE, testOrder } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const isFull = process.env.TEST_COUNTS === 'full';
const RUNS = isFull ? 60 : 5;
const SKUS = ['A', 'B', 'C'] as const;
const MONEY = { amount: 100, currency: 'SAR' } as const;

/** A line of an order; without a SKU it counts for no product. */
const line = fc.record({
  sku: fc.option(fc.constantFrom(...SKUS), { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 50 }),
});
const goods = fc.record({ first: line, further: fc.array(line, { maxLength: 3 }) });
const act = fc.oneof(
  fc.record({ kind: fc.constant('book' as const), goods }),
  fc.record({ kind: fc.constant('book at once' as const), goods, other: goods }),
  fc.record({ kind: fc.constant('edit' as const), which: fc.nat(), goods }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('fail' as const), which: fc.nat() }),
);
type Goods = typeof goods extends fc.Arbitrary<infer T> ? T : never;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  const orderOf = ({ first, further }: Goods) => ({
    ...(first.sku && { sku: first.sku }),
    quantity: first.quantity,
    further_products: further.map(({ sku, quantity }) => ({
      ...{ product_name: 'x', price: MONEY, quantity, ...(sku && { sku }) },
    })),
  });
  const everyShipment = async () =>
    (await backend.get(customer, '/shipments?limit=100')).json<Schemas['ShipmentList']>().data;
  const pick = async (which: number) => {
    const live = (await everyShipment()).filter(({ status }) => status === 'pending');
    return live[which % Math.max(1, live.length)];
  };

  async function edit(shipment: Schemas['Shipment'], changed: Goods): Promise<void> {
    const { version, receiver, packaging_type, product_name, price } = shipment;
    const { preferred_delivery_day, preferred_delivery_time } = shipment;
    const answer = await send(backend, customer, 'PUT', `/shipments/${shipment.id}`, {
      ...{ version, receiver, packaging_type, product_name, price },
      ...{ preferred_delivery_day, preferred_delivery_time, ...orderOf(changed) },
    });
    expect(answer.statusCode).toBe(200);
  }

  async function perform(step: typeof act extends fc.Arbitrary<infer T> ? T : never) {
    if (step.kind === 'book') return void (await backend.ship(customer, orderOf(step.goods)));
    if (step.kind === 'book at once') {
      const orders = await Promise.all(
        [step.goods, step.other].map(async (each) =>
          testOrder(await backend.quote(customer), orderOf(each)),
        ),
      );
      const answers = await Promise.all(
        orders.map((order) => backend.create(customer, order, randomUUID())),
      );
      return expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    }
    const shipment = await pick(step.which);
    if (!shipment) return;
    if (step.kind === 'edit') return edit(shipment, step.goods);
    if (step.kind === 'cancel') return void (await backend.cancel(customer, shipment.id));
    const { kysely } = database();
    return updateShipment(kysely, customer.accountId, shipment.id, { status: 'failed' });
  }

  /** Sums up the lines of all shipments that were neither cancelled nor failed. */
  async function recount(): Promise<Record<string, number>> {
    const sold: Record<string, number> = { A: 0, B: 0, C: 0 };
    for (const { status, sku, quantity, further_products = [] } of await everyShipment()) {
      if (status === 'cancelled' || status === 'failed') continue;
      for (const each of [{ sku, quantity }, ...further_products]) {
        if (each.sku) sold[each.sku] = (sold[each.sku] ?? 0) + each.quantity;
      }
    }
    return sold;
  }

  async function counted(): Promise<Record<string, number>> {
    const answer = await backend.get(customer, '/products');
    const { data } = answer.json<Schemas['ProductList']>();
    return Object.fromEntries(data.map(({ sku, quantity_sold }) => [sku, quantity_sold]));
  }

  it('counts what was sold as a recount of all shipments does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), async (acts) => {
        customer = await backend.newCustomer(TEST_PRICE * 20);
        for (const sku of SKUS) await addTestProduct(backend, customer, sku);
        for (const step of acts) {
          await perform(step);
          expect(await counted()).toEqual(await recount());
        }
        for (const { id } of await everyShipment()) await backend.cancel(customer, id);
        expect(await counted()).toEqual({ A: 0, B: 0, C: 0 });
      }),
      { numRuns: RUNS },
    );
  });

  it('takes off what it counted, also when a product got the SKU later', async () => {
    customer = await backend.newCustomer(TEST_PRICE * 2);
    const before = await backend.ship(customer, { quantity: 5 });
    const { kysely } = database();
    await updateShipment(kysely, customer.accountId, before.id, { sku: 'LATE' });
    await addTestProduct(backend, customer, 'LATE');
    await backend.ship(customer, { sku: 'LATE', quantity: 2 });
    await backend.cancel(customer, before.id);
    expect(await counted()).toEqual({ LATE: 2 });
  });
});
