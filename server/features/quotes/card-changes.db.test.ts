import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { openDatabase } from '../../db/database.ts';
import { addRatings, givenRating } from '../ratings/testing/given-ratings.ts';
import type { RateCard } from '../../domain/rate-card.ts';
import { migratedDatabase, type TestDatabase } from '../../testing/each-database.ts';
import {
  type Customer,
  openTestBackend,
  OTHER_COURIER,
  TEST_CARD,
  TEST_COURIER,
  TEST_PRICE,
  type TestBackend,
  testOrder,
} from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

/** 10 riyals more than {@link TEST_CARD}, and other words. */
const DEARER: RateCard = {
  ...TEST_CARD,
  lanes: { domestic: { baseFee: 3_500, perKgFee: 200, transitDays: { min: 4, max: 5 } } },
  maxWeight: 40_000,
  notes: { ar: 'ملاحظة أخرى', en: 'Another note' },
};
const DEARER_PRICE = 4_025;

let shared: TestDatabase;
/** Each has connections and a memory of its own, as processes do. */
let one: TestBackend;
let other: TestBackend;
let customer: Customer;

beforeAll(async () => {
  shared = await migratedDatabase('postgres');
  one = await openTestBackend(shared.database);
  other = await openTestBackend(await openDatabase({ databaseUrl: shared.url ?? '' }));
  customer = await one.newCustomer(10 * DEARER_PRICE);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await other.database.close();
  await shared.drop();
});

async function setCard(card: RateCard): Promise<void> {
  await shared.database.kysely
    .updateTable('courier_cards')
    .set({ card: JSON.stringify(card) })
    .where('courier_id', '=', card.courierId)
    .execute();
}

async function countVersions(): Promise<number> {
  const { kysely } = shared.database;
  return (await kysely.selectFrom('card_versions').select('version').execute()).length;
}

const priceOf = ({ prices }: Schemas['Quote'], courier = TEST_COURIER) =>
  prices.find((price) => price.courier.id === courier);

it('shows and charges what a quote said, whatever has changed since', async () => {
  const heavy = { weight: 45_000 };
  const quotes = [await one.quote(customer), await one.quote(customer, heavy)];
  expect(quotes.map(({ prices, excluded }) => [prices.length, excluded.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
  await setCard(DEARER);
  await shared.database.kysely
    .updateTable('couriers')
    .set({ name: JSON.stringify({ ar: 'اسم آخر', en: 'Another name' }) })
    .execute();
  for (const backend of [one, other]) {
    for (const quote of quotes) {
      expect((await backend.get(customer, `/quotes/${quote.id}`)).json()).toEqual(quote);
    }
  }
  const [quote] = quotes;
  if (!quote) throw new Error('there is no quote');
  const booked = (await other.create(customer, testOrder(quote))).json<Schemas['Shipment']>();
  expect(booked.charge.total_fee.amount).toBe(TEST_PRICE);
  await setCard(TEST_CARD);
});

it('gives every new quote with the new card at once, in every process', async () => {
  for (const backend of [one, other]) await backend.quote(customer);
  for (const [card, total] of [
    [DEARER, DEARER_PRICE],
    [TEST_CARD, TEST_PRICE],
  ] as const) {
    await setCard(card);
    for (const backend of [other, one]) {
      const price = priceOf(await backend.quote(customer));
      expect(price).toMatchObject({ total_fee: { amount: total }, notes: card.notes });
    }
  }
});

it('shows a new rating at once, in every process and in quotes given before', async () => {
  const quote = await one.quote(customer);
  const before = await countVersions();
  for (const [stars, rating] of [
    [2, 2],
    [5, 3.5],
    [3, 3.3],
  ] as const) {
    await addRatings(shared.database.kysely, [givenRating(OTHER_COURIER, stars)]);
    for (const backend of [other, one]) {
      const fresh = await backend.quote(customer);
      const known = (await backend.get(customer, `/quotes/${quote.id}`)).json<Schemas['Quote']>();
      for (const each of [fresh, known]) {
        expect(priceOf(each, OTHER_COURIER)?.courier.rating).toBe(rating);
      }
    }
  }
  expect(await countVersions()).toBe(before);
});

it('makes no version of a card that reads the same', async () => {
  await setCard(DEARER);
  const before = await countVersions();
  await setCard(DEARER);
  expect(await countVersions()).toBe(before);
  await setCard(TEST_CARD);
  expect(await countVersions()).toBe(before + 1);
});

it('refuses no currency whose rate another process has added', async () => {
  const cash = { payment_type: 'cash_on_delivery', amount_to_collect: { amount: 100 } } as const;
  const collecting = { ...cash, amount_to_collect: { amount: 100, currency: 'EUR' } as const };
  await expect(one.quote(customer, collecting)).rejects.toThrow('invalid_value');
  const rate = { currency: 'EUR', valid_from: '2020-01-01', micro_sar: 4_000_000 } as const;
  await other.database.kysely
    .insertInto('exchange_rates')
    .values({ ...rate, source: 'a test' })
    .execute();
  expect(priceOf(await one.quote(customer, collecting))?.cod_fee.amount).toBe(504);
});
