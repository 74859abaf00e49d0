import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { readLedger } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { paymentOf } from '../../testing/payment-setup.ts';

type TopUp = components['schemas']['TopUp'];

const RUNS = process.env.TEST_COUNTS === 'full' ? 1_000 : 40;

/** Top-ups of one sequence, with different amounts so that they cannot be confused. */
const AMOUNTS = [1_000, 20_000, 300_000];

const which = fc.nat(AMOUNTS.length - 1);

/** How a notification is forged: `place` and `by` choose which byte is changed, and into what. */
const forgery = fc.record({
  do: fc.constant('forge'),
  which,
  place: fc.nat(200),
  by: fc.integer({ min: 1, max: 255 }),
  part: fc.constantFrom('body', 'signature', 'whole signature', 'no signature'),
});
type Forgery = typeof forgery extends fc.Arbitrary<infer Value> ? Value : never;

const action = fc.oneof(
  fc.record({ do: fc.constantFrom('paid', 'failed'), which }),
  // Several at once.
  fc.record({ do: fc.constant('send'), which, times: fc.integer({ min: 1, max: 5 }) }),
  forgery,
  // Sends an earlier notification again, of any payment.
  fc.record({ do: fc.constant('replay'), sent: fc.nat(20) }),
);

const SIGNATURE = 'x-test-signature';

onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);

  const title = `credits each payment once over ${RUNS} sequences of notifications, and forged ones never`;
  it(title, { timeout: Math.max(120_000, RUNS * 1_000) }, async () => {
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
        const outcomes = new Map<number, 'paid' | 'failed'>();
        const credited = new Set<number>();
        const sent: number[] = [];

        const settle = (each: number, outcome: 'paid' | 'failed') => {
          if (outcomes.has(each)) return;
          setup.provider.settle(payments[each] ?? '', outcome);
          outcomes.set(each, outcome);
        };
        async function send(each: number, change?: Change): Promise<void> {
          const answer = await setup.notify(payments[each] ?? '', change);
          expect(answer.statusCode).toBe(change ? 403 : 204);
          if (change) forged += 1;
          else if (outcomes.get(each) === 'paid') credited.add(each);
        }

        for (const step of actions) {
          if (step.do === 'forge') await send(step.which, changeOf(step));
          else if (step.do === 'send') {
            await Promise.all(Array.from({ length: step.times }, () => send(step.which)));
            sent.push(step.which);
          } else if (step.do === 'replay') {
            const again = sent[step.sent % Math.max(1, sent.length)];
            if (again !== undefined) await send(again);
          } else settle(step.which, step.do);
          await expectCredited(customer.accountId, credited);
        }
        // Lost notifications are made up for by asking the provider.
        await setup.reconcile(new Date(Date.now() + 3_600_000));
        const paid = [...outcomes].flatMap(([each, outcome]) => (outcome === 'paid' ? [each] : []));
        await expectCredited(customer.accountId, new Set(paid));
        await setup.endOpenPayments();
      }),
      { numRuns: RUNS },
    );
    expect(forged).toBeGreaterThan(RUNS / 2);
  });

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

function changeOf({ part, place, by }: Forgery): Change {
  return (sent) => {
    const { headers, body } = sent;
    const signature = Buffer.from(headers[SIGNATURE] ?? '', 'hex');
    if (part === 'no signature') Reflect.deleteProperty(headers, SIGNATURE);
    else if (part === 'whole signature') headers[SIGNATURE] = randomBytes(32).toString('hex');
    else if (part === 'signature') {
      const at = place % signature.length;
      signature[at] = (signature[at] ?? 0) ^ by;
      headers[SIGNATURE] = signature.toString('hex');
    } else {
      // Within the payment's id, so that the body stays JSON: one that is not is refused before its
      // signature is checked. The changed id is unknown or another payment's.
      const at = body.indexOf('pay_') + 4 + (place % 30);
      sent.body = body.slice(0, at) + (body[at] === 'a' ? 'b' : 'a') + body.slice(at + 1);
    }
  };
}
