import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { readLedger } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { type PaymentSetup, openPaymentSetup, paymentOf } from '../../testing/payment-setup.ts';

type TopUp = components['schemas']['TopUp'];

const RUNS = process.env.TEST_COUNTS === 'full' ? 1_000 : 80;

/** Top-ups of one sequence, with different amounts so that they cannot be confused. */
const AMOUNTS = [1_000, 20_000, 300_000];

const which = fc.nat(AMOUNTS.length - 1);

type Action =
  | { do: 'pay' | 'fail' | 'send' | 'forge' | 'unsign'; which: number }
  /** Several at once. */
  | { do: 'burst'; which: number; times: number }
  /** Changes one byte of the body or of the signature. */
  | { do: 'alter'; which: number; place: number; by: number; part: 'body' | 'signature' }
  /** Sends an earlier notification again, of any payment. */
  | { do: 'replay'; sent: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom('pay', 'fail', 'send', 'send', 'forge', 'unsign'), which }),
  fc.record({ do: fc.constant('burst'), which, times: fc.integer({ min: 2, max: 5 }) }),
  fc.record({
    do: fc.constant('alter'),
    which,
    place: fc.nat(200),
    by: fc.integer({ min: 1, max: 255 }),
    part: fc.constantFrom('body', 'signature'),
  }),
  fc.record({ do: fc.constant('replay'), sent: fc.nat(20) }),
);

const SIGNATURE = 'x-test-signature';

onDatabases('each', (database) => {
  let setup: PaymentSetup;
  beforeAll(async () => {
    setup = await openPaymentSetup(database());
  });
  afterAll(() => setup.close());

  it(
    `credits each payment once over ${RUNS} sequences of notifications, and forged ones never`,
    async () => {
      let forged = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
          const customer = await setup.backend.newCustomer(0);
          const payments = await Promise.all(
            AMOUNTS.map(async (amount) => {
              const order = { amount: { amount, currency: 'SAR' } } as const;
              return paymentOf((await setup.topUp(customer, order)).json<TopUp>());
            }),
          );
          const paid = new Set<number>();
          const failed = new Set<number>();
          const credited = new Set<number>();
          const sent: number[] = [];

          async function send(each: number, status: number, change?: Change): Promise<void> {
            const answer = await setup.notify(payments[each] ?? '', change);
            expect(answer.statusCode).toBe(status);
            if (status === 403) forged += 1;
            else if (paid.has(each)) credited.add(each);
          }

          for (const step of actions) {
            if (step.do === 'pay' && !failed.has(step.which)) {
              setup.provider.settle(payments[step.which] ?? '', 'paid');
              paid.add(step.which);
            } else if (step.do === 'fail' && !paid.has(step.which)) {
              setup.provider.settle(payments[step.which] ?? '', 'failed');
              failed.add(step.which);
            } else if (step.do === 'send') {
              await send(step.which, 204);
              sent.push(step.which);
            } else if (step.do === 'burst') {
              const burst = Array.from({ length: step.times }, () => send(step.which, 204));
              await Promise.all(burst);
            } else if (step.do === 'forge') {
              await send(step.which, 403, ({ headers }) => {
                headers[SIGNATURE] = randomBytes(32).toString('hex');
              });
            } else if (step.do === 'unsign') {
              await send(step.which, 403, ({ headers }) => {
                Reflect.deleteProperty(headers, SIGNATURE);
              });
            } else if (step.do === 'alter') {
              await alter(step, send);
            } else if (step.do === 'replay') {
              const again = sent[step.sent % Math.max(1, sent.length)];
              if (again !== undefined) await send(again, 204);
            }
            await expectCredited(customer.accountId, credited);
          }
          // Lost notifications are made up for by asking the provider.
          await setup.reconcile(new Date(Date.now() + 3_600_000));
          await expectCredited(customer.accountId, paid);
        }),
        { numRuns: RUNS },
      );
      expect(forged).toBeGreaterThan(RUNS / 2);
    },
    Math.max(120_000, RUNS * 1_000),
  );

  async function expectCredited(accountId: string, credited: Set<number>): Promise<void> {
    const balance = [...credited].reduce((sum, each) => sum + (AMOUNTS[each] ?? 0), 0);
    expect(await readLedger(database(), accountId)).toEqual({
      balance,
      sumOfCustomerEntries: balance,
      sumOfAllEntries: 0,
      countedTransactions: credited.size,
      transactions: credited.size,
    });
  }
});

type Change = (sent: { headers: Record<string, string>; body: string }) => void;

/** Changes a byte. A body that is no longer JSON is refused before its signature is checked. */
async function alter(
  { which: each, place, by, part }: Extract<Action, { do: 'alter' }>,
  send: (each: number, status: number, change: Change) => Promise<void>,
): Promise<void> {
  if (part === 'signature') {
    await send(each, 403, ({ headers }) => {
      const bytes = Buffer.from(headers[SIGNATURE] ?? '', 'hex');
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ by;
      headers[SIGNATURE] = bytes.toString('hex');
    });
    return;
  }
  // Changed within the payment's id, so that the body stays JSON: the id is unknown or another
  // payment's.
  await send(each, 403, (sent) => {
    const start = sent.body.indexOf('pay_') + 4;
    const at = start + (place % 30);
    const letter = sent.body[at] === 'a' ? 'b' : 'a';
    sent.body = sent.body.slice(0, at) + letter + sent.body.slice(at + 1);
  });
}
