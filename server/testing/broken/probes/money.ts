import type { components } from '../../../../openapi/generated/types.ts';
import { type TestBackend, TEST_PRICE, testOrder } from '../../test-backend.ts';
import type { moneyFaults } from '../faults/money.ts';
import { movements, balance, type Probe } from './probe.ts';

type Schemas = components['schemas'];

/** How to detect each of moneyFaults. */
export const moneyProbes: Record<keyof typeof moneyFaults, Probe> = {
  'vat-rounded-down': {
    look: ({ backend }) => codPrice(backend, ({ subtotal, vat }) => [subtotal.amount, vat.amount]),
    // 25.00 + 5.00 + 1.25 for cash on delivery: 15 % of 31.25 is 4.6875.
    right: [3_125, 469],
    broken: [3_125, 468],
  },
  'total-not-the-sum': {
    look: ({ backend }) =>
      codPrice(
        backend,
        ({ subtotal, vat, total_fee }) => total_fee.amount - subtotal.amount - vat.amount,
      ),
    right: 0,
    broken: 1,
  },
  'fee-not-in-subtotal': {
    look: ({ backend }) => codPrice(backend, ({ subtotal }) => subtotal.amount),
    right: 3_125,
    broken: 2_500,
  },
  'charged-otherwise-than-quoted': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      await backend.ship(who);
      return balance(backend, who);
    },
    right: 10_000 - TEST_PRICE,
    broken: 10_000 - TEST_PRICE - 100,
  },
  'charged-twice': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      await backend.ship(who);
      return balance(backend, who);
    },
    right: 10_000 - TEST_PRICE,
    broken: 10_000 - 2 * TEST_PRICE,
  },
  'movement-missing': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      await backend.ship(who);
      return (await movements(backend, who)).data.map(({ kind }) => kind);
    },
    right: ['shipment_charge', 'top_up'],
    broken: ['top_up'],
  },
  'refunded-twice': {
    look: ({ backend }) => balanceAfterCancelling(backend),
    right: 10_000,
    broken: 10_000 + TEST_PRICE,
  },
  'not-refunded': {
    look: ({ backend }) => balanceAfterCancelling(backend),
    right: 10_000,
    broken: 10_000 - TEST_PRICE,
  },
  'balance-below-zero': {
    async look({ backend }) {
      const who = await backend.newCustomer(TEST_PRICE);
      const quotes = [await backend.quote(who), await backend.quote(who)];
      const answers = await Promise.all(
        quotes.map((quote) => backend.create(who, testOrder(quote))),
      );
      const { current } = await backend.database.kysely
        .selectFrom('balances')
        .select('current')
        .where('account_id', '=', who.accountId)
        .executeTakeFirstOrThrow();
      return [...answers.map(({ statusCode }) => statusCode).sort(), current];
    },
    right: [201, 409, 0],
    broken: [201, 201, -TEST_PRICE],
  },
  'fastest-misplaced': {
    async look({ backend }) {
      const { prices } = await backend.quote(await backend.newCustomer(0));
      return prices.findIndex(({ badges }) => badges.includes('fastest'));
    },
    right: 1,
    broken: 0,
  },
};

async function balanceAfterCancelling(backend: TestBackend): Promise<number> {
  const who = await backend.newCustomer(10_000);
  const { id } = await backend.ship(who);
  await backend.cancel(who, id);
  return balance(backend, who);
}

async function codPrice<Value>(
  backend: TestBackend,
  pick: (price: Schemas['CourierPrice']) => Value,
): Promise<Value | undefined> {
  const { prices } = await backend.quote(await backend.newCustomer(0), {
    payment_type: 'cash_on_delivery',
    amount_to_collect: { amount: 12_500, currency: 'SAR' },
  });
  return prices[0] && pick(prices[0]);
}
