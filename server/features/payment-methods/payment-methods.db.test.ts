import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { usePaymentSetup } from '../../testing/for-a-suite.ts';
import { paymentOf } from '../../testing/payment-setup.ts';
import type { Customer } from '../../testing/test-backend.ts';
import { openFills } from '../auto-top-ups/testing/fill-setup.ts';
import { MAX_PAYMENT_METHODS } from './store.ts';

type TopUp = components['schemas']['TopUp'];

onDatabases('postgres', (database) => {
  const setup = usePaymentSetup(database);
  let fills: ReturnType<typeof openFills>;
  let customer: Customer;
  beforeAll(() => {
    fills = openFills(setup);
  });
  beforeEach(async () => {
    setup.provider.outage = null;
    customer = await setup.backend.newCustomer(0);
  });

  /** Tops up and pays. @returns the payment at the provider. */
  async function pay(save: boolean): Promise<string> {
    const order = save ? { save_payment_method: true } : {};
    const begun = (await setup.topUp(customer, order)).json<TopUp>();
    setup.provider.settle(paymentOf(begun), 'paid');
    await setup.notify(paymentOf(begun));
    return paymentOf(begun);
  }
  const tokens = async () =>
    (
      await database()
        .kysely.selectFrom('saved_payment_methods')
        .select('token')
        .where('account_id', '=', customer.accountId)
        .execute()
    ).map(({ token }) => token);

  it('saves the card of a paid top-up that asks for it, once for each card', async () => {
    await pay(false);
    expect(await fills.methods(customer)).toEqual([]);
    await pay(true);
    const [saved] = await fills.methods(customer);
    expect(saved).toMatchObject({ brand: 'mada', last_four: '0007', expires: '2040-12' });
    expect(saved).not.toHaveProperty('token');
    const [old = ''] = await tokens();
    const again = await pay(true);
    await setup.notify(again);
    expect(await fills.methods(customer)).toEqual([saved]);
    const [fresh = ''] = await tokens();
    expect([setup.provider.knowsToken(old), setup.provider.knowsToken(fresh)]).toEqual([
      false,
      true,
    ]);
  });

  it('refuses to save what is no card, and more than ten', async () => {
    const refused = { status: 422, errors: [{ pointer: '/save_payment_method' }] };
    const paypal = {
      amount: { amount: 5_000, currency: 'SAR' },
      payment_method: 'apple_pay',
    } as const;
    const save_payment_method = true;
    expect((await setup.topUp(customer, { ...paypal, save_payment_method })).json()).toMatchObject(
      refused,
    );
    for (let month = 0; month < MAX_PAYMENT_METHODS; month += 1) {
      await fills.addCard(customer, `20${40 + month}-01`);
    }
    expect((await setup.topUp(customer, { save_payment_method })).json()).toMatchObject(refused);
    expect((await setup.topUp(customer, {})).statusCode).toBe(201);
  });

  it('deletes a card at the provider too, and turns off what used it', async () => {
    const id = await fills.addCard(customer);
    const [token = ''] = await tokens();
    await fills.turnOn(customer, id);
    setup.provider.outage = 'unreachable';
    const refused = await fills.deleteMethod(customer, id);
    expect(refused.json()).toMatchObject({ code: 'payment_provider_unavailable' });
    expect(await fills.show(customer)).toMatchObject({ enabled: true, payment_method_id: id });
    setup.provider.outage = null;
    expect((await fills.deleteMethod(customer, id)).statusCode).toBe(204);
    expect(setup.provider.knowsToken(token)).toBe(false);
    expect(await fills.methods(customer)).toEqual([]);
    const left = await fills.show(customer);
    expect([left.enabled, left.payment_method_id, left.stopped]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect((await fills.deleteMethod(customer, id)).statusCode).toBe(404);
  });
});
