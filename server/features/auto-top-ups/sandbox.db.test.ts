import { expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { readMoney } from '../../testing/money-standing.ts';
import { openSandbox, payBy, secrets } from '../../testing/open-sandbox.ts';
import { newOrder } from '../../testing/payment-orders.ts';
import { addSignedInAccount } from '../../testing/test-app.ts';
import { newId } from '../../db/ids.ts';
import { keepPaymentMethod, listPaymentMethods } from '../payment-methods/store.ts';
import { sandboxProvider } from '../top-ups/providers/sandbox-provider.ts';
import { reconcilePayments } from '../top-ups/reconcile-payments.ts';
import { fillBalance } from './fill-balances.ts';
import { saveAutoTopUp } from './store.ts';

/** With the sandbox provider over HTTP, whose cards fail on purpose. */
onDatabases('postgres', (database) => {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

  it.each([
    ['4111 1111 1111 1111', 'paid', 6_000],
    ['4000 0000 0000 3006', 'failed', 0],
    // Its answer comes after our time limit.
    ['4000 0000 0000 3105', 'pending', 6_000],
  ])(
    'charges card %s: at first it is %s, a minute later it brought %d',
    async (number, first, credit) => {
      const sandbox = await openSandbox({ silence: 2_000 });
      const provider = sandboxProvider({ ...sandbox, ...secrets, timeLimit: 300 });
      const { payment, checkoutUrl } = await provider.createPayment(newOrder({ saveCard: true }));
      await payBy(number, checkoutUrl);
      const { savedCard: card } = await provider.getPayment(payment.id);
      if (!card) throw new Error('the card was not saved');

      const [now, { accountId }] = [new Date(), await addSignedInAccount(database())];
      await database()
        .kysely.transaction()
        .execute(async (tx) => {
          await keepPaymentMethod(tx, { accountId, provider: 'sandbox', card, now });
          const [method] = await listPaymentMethods(tx, accountId);
          await saveAutoTopUp(tx, {
            ...{ account_id: accountId, enabled: true, since: now, next_at: now },
            ...{ threshold: 5_000, amount: 6_000, daily_cap: 6_000 },
            payment_method_id: method?.id ?? newId('spm', now),
          });
        });
      const publicUrl = 'http://127.0.0.1:9';
      const services = { db: database(), provider, publicUrl, log: quiet };
      await Promise.all([1, 2, 3].map(() => fillBalance(services, accountId, now)));
      const standing = () => readMoney(database(), accountId);
      expect((await standing()).payments.map(({ status }) => status)).toEqual([first]);
      const later = new Date(now.getTime() + 61_000);
      await Promise.all([1, 2, 3].map(() => reconcilePayments(services, later)));
      expect((await standing()).current).toBe(credit);
      expect((await standing()).payments).toHaveLength(1);
    },
  );
});
