import type { components } from '../../../../openapi/generated/types.ts';
import { type BookingDesk, TEST_PRICE, testOrder } from '../../booking-desk.ts';
import type { moneyFaults } from '../faults/money.ts';
import { movements, balance, type Probe } from './probe.ts';

type Schemas = components['schemas'];

/** How to detect each of moneyFaults. */
export const moneyProbes: Record<keyof typeof moneyFaults, Probe> = {
  'vat-rounded-down': {
    look: ({ desk }) => codPrice(desk, ({ subtotal, vat }) => [subtotal.amount, vat.amount]),
    // 25.00 + 5.00 + 1.25 for cash on delivery: 15 % of 31.25 is 4.6875.
    right: [3_125, 469],
    broken: [3_125, 468],
  },
  'total-not-the-sum': {
    look: ({ desk }) =>
      codPrice(
        desk,
        ({ subtotal, vat, total_fee }) => total_fee.amount - subtotal.amount - vat.amount,
      ),
    right: 0,
    broken: 1,
  },
  'fee-not-in-subtotal': {
    look: ({ desk }) => codPrice(desk, ({ subtotal }) => subtotal.amount),
    right: 3_125,
    broken: 2_500,
  },
  'charged-otherwise-than-quoted': {
    async look({ desk }) {
      const who = await desk.newCustomer(10_000);
      await desk.ship(who);
      return balance(desk, who);
    },
    right: 10_000 - TEST_PRICE,
    broken: 10_000 - TEST_PRICE - 100,
  },
  'charged-twice': {
    async look({ desk }) {
      const who = await desk.newCustomer(10_000);
      await desk.ship(who);
      return balance(desk, who);
    },
    right: 10_000 - TEST_PRICE,
    broken: 10_000 - 2 * TEST_PRICE,
  },
  'movement-missing': {
    async look({ desk }) {
      const who = await desk.newCustomer(10_000);
      await desk.ship(who);
      return (await movements(desk, who)).data.map(({ kind }) => kind);
    },
    right: ['shipment_charge', 'top_up'],
    broken: ['top_up'],
  },
  'refunded-twice': {
    look: ({ desk }) => balanceAfterCancelling(desk),
    right: 10_000,
    broken: 10_000 + TEST_PRICE,
  },
  'not-refunded': {
    look: ({ desk }) => balanceAfterCancelling(desk),
    right: 10_000,
    broken: 10_000 - TEST_PRICE,
  },
  'balance-below-zero': {
    async look({ desk }) {
      const who = await desk.newCustomer(TEST_PRICE);
      const quotes = [await desk.quote(who), await desk.quote(who)];
      const answers = await Promise.all(quotes.map((quote) => desk.create(who, testOrder(quote))));
      const { current } = await desk.database.kysely
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
    async look({ desk }) {
      const { prices } = await desk.quote(await desk.newCustomer(0));
      return prices.findIndex(({ badges }) => badges.includes('fastest'));
    },
    right: 1,
    broken: 0,
  },
};

async function balanceAfterCancelling(desk: BookingDesk): Promise<number> {
  const who = await desk.newCustomer(10_000);
  const { id } = await desk.ship(who);
  await desk.cancel(who, id);
  return balance(desk, who);
}

async function codPrice<Value>(
  desk: BookingDesk,
  pick: (price: Schemas['CourierPrice']) => Value,
): Promise<Value | undefined> {
  const { prices } = await desk.quote(await desk.newCustomer(0), {
    payment_type: 'cash_on_delivery',
    amount_to_collect: { amount: 12_500, currency: 'SAR' },
  });
  return prices[0] && pick(prices[0]);
}
