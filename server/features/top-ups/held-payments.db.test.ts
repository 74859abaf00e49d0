import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { paymentOf } from '../../testing/payment-setup.ts';
import { type Customer, readLedger } from '../../testing/test-backend.ts';
import { getAccount } from '../accounts/store.ts';
import { closeAccount } from '../own-data/close-account.ts';
import { listHeld, refundHeld, releasePayment } from './held-payments.ts';

type Schemas = components['schemas'];

const AMOUNT = 5_000;

onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let customer: Customer;
  beforeEach(async () => {
    customer = await setup.backend.newCustomer(0);
  });

  const { log } = { log: { info: () => undefined, warn: () => undefined, error: () => undefined } };
  const services = () => {
    return { db: database(), provider: setup.provider, publicUrl: 'https://mizan.example', log };
  };
  const balance = async () => (await readLedger(database(), customer.accountId)).balance;
  const by = (operator: string) => ({ operator, reason: 'ticket 7' });

  async function heldOfCustomer() {
    const held = await listHeld(services(), new Date());
    const mine = held.find(({ payment }) => payment.account_id === customer.accountId);
    return mine ?? expect.fail('it is not held');
  }
  /** A payment of another amount or currency than ordered. */
  async function hold(amount: Schemas['Money']) {
    const topUp = (await setup.topUp(customer, {})).json<Schemas['TopUp']>();
    setup.provider.tamper(paymentOf(topUp), { status: 'paid', amount });
    await setup.notify(paymentOf(topUp));
    const { payment, ordered, found } = await heldOfCustomer();
    expect([ordered.amount, found?.amount]).toEqual([AMOUNT, amount]);
    return { id: payment.id, provided: paymentOf(topUp), topUp };
  }
  const statusOf = async ({ topUp }: { topUp: Schemas['TopUp'] }) =>
    (await setup.backend.get(customer, `/top-ups/${topUp.id}`)).json<Schemas['TopUp']>();
  const written = () =>
    database()
      .kysely.selectFrom('payment_actions')
      .select(['action', 'operator', 'reason'])
      .where('account_id', '=', customer.accountId)
      .orderBy('id')
      .execute();

  it('is credited once with what was paid, when an operator releases it', async () => {
    const held = await hold({ amount: 4_900, currency: 'SAR' });
    setup.provider.tamper(held.provided, { takenBack: 900 });
    const tries = [1, 2, 3, 4].map(() =>
      releasePayment(services(), held.id, by('نورة'), new Date()),
    );
    const done = await Promise.allSettled(tries);
    const refused = done.flatMap((each) =>
      each.status === 'rejected' ? [String(each.reason)] : [],
    );
    expect(refused).toEqual(Array(3).fill(expect.stringMatching(/^DecisionRefused: it is paid/)));
    expect(await balance()).toBe(4_000);
    expect(await statusOf(held)).toMatchObject({ status: 'paid', credit: { amount: 4_900 } });
    setup.provider.tamper(held.provided, { takenBack: 4_900 });
    await setup.notify(held.provided);
    expect(await balance()).toBe(0);
    expect(await written()).toEqual([{ action: 'release', operator: 'نورة', reason: 'ticket 7' }]);
  });

  it('is not credited to an account that was closed before it was paid', async () => {
    const topUp = (await setup.topUp(customer, {})).json<Schemas['TopUp']>();
    const provided = paymentOf(topUp);
    setup.provider.settle(provided, 'expired');
    await setup.notify(provided);
    const { kysely } = database();
    const account = await getAccount(kysely, customer.accountId);
    const open = await kysely.transaction().execute((tx) => closeAccount(tx, account, new Date()));
    expect(open).toEqual([]);
    setup.provider.tamper(provided, { status: 'paid', failure: null });
    await setup.notify(provided);
    const { id } = (await heldOfCustomer()).payment;
    const release = releasePayment(services(), id, by('Omar'), new Date());
    await expect(release).rejects.toThrow('closed');
    expect([await balance(), await refundHeld(services(), id, by('Omar'), new Date())]).toEqual([
      0,
      AMOUNT,
    ]);
  });

  it('is given back once when an operator refunds it, also after a lost answer', async () => {
    const held = await hold({ amount: AMOUNT, currency: 'AED' });
    const other = releasePayment(services(), held.id, by('Omar'), new Date());
    await expect(other).rejects.toThrow('paid in AED');
    await setup.provider.refundPayment(held.provided, 1_000);
    setup.provider.outage = 'unreachable';
    await expect(refundHeld(services(), held.id, by('Omar'), new Date())).rejects.toThrow('out');
    setup.provider.outage = null;
    expect(await refundHeld(services(), held.id, by('Omar'), new Date())).toBe(AMOUNT - 1_000);
    expect(setup.provider.takenBackOf(held.provided)).toBe(AMOUNT);
    await expect(refundHeld(services(), held.id, by('Omar'), new Date())).rejects.toThrow(
      'not held',
    );
    await setup.notify(held.provided);
    expect([await balance(), (await statusOf(held)).status]).toEqual([0, 'failed']);
    expect((await written()).map(({ action }) => action)).toEqual(['refund', 'refund']);
    const forge = database()
      .kysely.updateTable('payment_actions')
      .set({ operator: 'x' } as never);
    await expect(forge.execute()).rejects.toThrow(/append-only/);
  });
});
