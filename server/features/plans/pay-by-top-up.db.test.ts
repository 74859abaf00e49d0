import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SAMPLE_PLANS } from '../../sample-data/plans.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { paymentOf } from '../../testing/payment-setup.ts';
import { type Customer, readLedger } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const PLAN = { tier: 'intermediate', period: 'monthly' } as const;
const PRICE = { amount: 14_900, currency: 'SAR' } as const;

onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);

  beforeAll(async () => {
    await database().kysely.insertInto('plan_prices').values(SAMPLE_PLANS).execute();
  });

  async function begin(customer: Customer): Promise<Schemas['TopUp']> {
    const answer = await setup.topUp(customer, { amount: PRICE, plan: PLAN });
    return answer.json<Schemas['TopUp']>();
  }
  async function pay(topUp: Schemas['TopUp']): Promise<void> {
    setup.provider.settle(paymentOf(topUp), 'paid');
    await Promise.all([setup.notify(paymentOf(topUp)), setup.notify(paymentOf(topUp))]);
  }
  const shown = async (customer: Customer, path: string): Promise<unknown> =>
    (await setup.backend.get(customer, path)).json();

  it('changes the plan with the credit, once however often the provider tells', async () => {
    const customer = await setup.backend.newCustomer(0);
    const topUp = await begin(customer);
    expect(topUp.plan).toEqual({ ...PLAN, outcome: 'pending' });
    await pay(topUp);
    expect(await shown(customer, `/top-ups/${topUp.id}`)).toMatchObject({
      plan: { outcome: 'changed' },
    });
    expect(await shown(customer, '/subscription')).toMatchObject(PLAN);
    const ledger = await readLedger(database(), customer.accountId);
    expect(ledger).toMatchObject({ balance: 0, transactions: 2, sumOfAllEntries: 0 });
  });

  it('leaves the money on the balance if the change costs something else by then', async () => {
    const customer = await setup.backend.newCustomer(0);
    const [first, second] = [await begin(customer), await begin(customer)];
    await pay(first);
    await pay(second);
    expect(await shown(customer, `/top-ups/${second.id}`)).toMatchObject({
      plan: { outcome: 'not_changed' },
    });
    expect(await readLedger(database(), customer.accountId)).toMatchObject({ balance: 14_900 });
    const messages = database().kysely.selectFrom('plan_messages').select('content');
    const told = await messages.where('account_id', '=', customer.accountId).execute();
    expect(told.map(({ content }) => content.kind)).toEqual(['plan_not_changed']);
  });

  it('refuses another amount, with what the change costs', async () => {
    const customer = await setup.backend.newCustomer(0);
    const amount = { amount: 14_901, currency: 'SAR' } as const;
    const refused = await setup.topUp(customer, { amount, plan: PLAN });
    expect(refused.json()).toMatchObject({ code: 'plan_price_changed', preview: { total: PRICE } });
  });
});
