import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import {
  type BookingDesk,
  openBookingDesk,
  readLedger,
  TEST_PRICE,
  testOrder,
} from '../../testing/booking-desk.ts';
import { onEachDatabase } from '../../testing/each-database.ts';

const RUNS = process.env.TEST_COUNTS === 'full' ? 300 : 15;

type Action =
  | { do: 'top_up'; amount: number }
  | { do: 'create' }
  /** Of the shipments made so far, counted round. */
  | { do: 'cancel'; which: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('top_up'),
      amount: fc.integer({ min: 1, max: 3 * TEST_PRICE }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), which: fc.nat(9) }) },
);

onEachDatabase((database) => {
  let desk: BookingDesk;
  beforeAll(async () => {
    desk = await openBookingDesk(database());
  });
  afterAll(() => desk.close());

  it(
    'keeps the balance the sum of its entries and what a plain model says',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 15 }), async (actions) => {
          const customer = await desk.newCustomer(0);
          const model = { balance: 0, transactions: 0, open: new Map<string, boolean>() };

          for (const step of actions) {
            if (step.do === 'top_up') {
              await desk.topUp(customer, step.amount);
              model.balance += step.amount;
              model.transactions += 1;
            } else if (step.do === 'create') {
              const quote = await desk.quote(customer);
              const response = await desk.create(customer, testOrder(quote));
              const isAffordable = model.balance >= TEST_PRICE;
              expect(response.statusCode).toBe(isAffordable ? 201 : 409);
              if (isAffordable) {
                model.balance -= TEST_PRICE;
                model.transactions += 1;
                model.open.set(response.json<components['schemas']['Shipment']>().id, true);
              }
            } else {
              const ids = [...model.open.keys()];
              const id = ids[step.which % Math.max(1, ids.length)];
              if (id === undefined) continue;
              const isOpen = model.open.get(id) === true;
              const response = await desk.cancel(customer, id);
              expect(response.statusCode).toBe(isOpen ? 200 : 409);
              if (isOpen) {
                model.balance += TEST_PRICE;
                model.transactions += 1;
                model.open.set(id, false);
              }
            }
            expect(await readLedger(database(), customer.accountId)).toEqual({
              balance: model.balance,
              sumOfCustomerEntries: model.balance,
              sumOfAllEntries: 0,
              countedTransactions: model.transactions,
              transactions: model.transactions,
            });
          }
        }),
        { numRuns: RUNS },
      );
    },
    Math.max(60_000, RUNS * 2_000),
  );
});
