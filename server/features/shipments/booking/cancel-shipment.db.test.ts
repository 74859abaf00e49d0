import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { updateShipment } from '../store.ts';
import { historyOf, statusAndBody } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, readLedger, TEST_PRICE } from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let shipment: Schemas['Shipment'];
  beforeEach(async () => {
    customer = await backend.newCustomer(TEST_PRICE);
    shipment = await backend.ship(customer);
  });

  it('refunds the whole charge, once for a repeated key, and records it in the history', async () => {
    const key = randomUUID();
    const first = await backend.cancel(customer, shipment.id, key);
    expect(statusAndBody(first)).toMatchObject([
      200,
      {
        ...{ id: shipment.id, status: 'cancelled', tracking_status: 'cancelled' },
        ...{ payment_status: 'refunded', cancellable: false },
        charge: { refunded: { amount: TEST_PRICE, currency: 'SAR' } },
      },
    ]);
    const again = await backend.cancel(customer, shipment.id, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await readLedger(database(), customer.accountId)).toEqual({
      ...{ balance: TEST_PRICE, sumOfCustomerEntries: TEST_PRICE, sumOfAllEntries: 0 },
      ...{ countedTransactions: 3, transactions: 3 },
    });
    const listed = await backend.get(customer, `/balance/transactions?shipment_id=${shipment.id}`);
    expect(listed.json<Schemas['TransactionList']>()).toMatchObject({
      data: [
        { kind: 'shipment_refund', amount: { amount: TEST_PRICE } },
        { kind: 'shipment_charge', amount: { amount: -TEST_PRICE } },
      ],
      page: { total: 2 },
    });
    const events = await historyOf(backend, customer, shipment);
    expect(events.map((event) => event.tracking_status)).toEqual(['cancelled', 'created']);
  });

  it.each([
    ['already_collected', { tracking_status: 'picked_up' }],
    ['already_final', { status: 'completed', tracking_status: 'delivered' }],
    ['already_cancelled', { status: 'cancelled', tracking_status: 'cancelled' }],
  ] as const)('refuses with %s', async (code, changes) => {
    await updateShipment(database().kysely, customer.accountId, shipment.id, changes);
    expect(statusAndBody(await backend.cancel(customer, shipment.id))).toMatchObject([
      409,
      { code },
    ]);
    expect((await readLedger(database(), customer.accountId)).balance).toBe(0);
  });
});
