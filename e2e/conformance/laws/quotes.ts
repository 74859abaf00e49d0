import { basisPointsOf } from '../../../common/money.ts';
import { requestedBy } from '../account.ts';
import {
  book,
  bookableQuote,
  newKey,
  orderFor,
  parcelToPrice,
  type Price,
  type Quote,
} from '../bookings.ts';
import { accountWith, alike, balanceOf, expect, ledgerOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** How a quote's amounts must relate to each other. @throws BrokenLaw unless they do. */
export function checkSums(price: Price, quote: Quote): void {
  const of = `${price.courier.id} ${price.service_type} of ${quote.id}`;
  const sum = (['base_fee', 'weight_fee', 'cod_fee', 'remote_area_fee'] as const)
    .map((name) => price[name].amount)
    .reduce((total, amount) => total + amount, 0);
  const subtotal = price.subtotal.amount;
  alike(subtotal, sum, `subtotal of ${of}`);
  const isAbroad = [quote.request.origin, quote.request.destination].some(
    ({ country }) => country !== 'SA',
  );
  alike(price.vat_rate, isAbroad ? 0 : 1500, `VAT rate of ${of}`);
  alike(price.vat.amount, basisPointsOf(subtotal, price.vat_rate), `VAT of ${of}`);
  alike(price.total_fee.amount, subtotal + price.vat.amount, `total of ${of}`);
  const bare = subtotal - price.cod_fee.amount;
  alike(
    price.price.amount,
    bare + basisPointsOf(bare, price.vat_rate),
    `price without COD of ${of}`,
  );
  const isCod = quote.request.payment_type === 'cash_on_delivery';
  alike(
    price.cod_price?.amount,
    isCod ? price.total_fee.amount : undefined,
    `price with COD of ${of}`,
  );
}

/** The limit that is shown with each reason. */
const LIMITS = {
  area: 'not_served',
  max_weight: 'overweight',
  max_dimensions: 'oversize',
  cap: 'cod_over_cap',
} as const;

function checkExclusions({ excluded, id }: Quote): void {
  for (const each of excluded) {
    for (const [limit, reason] of Object.entries(LIMITS)) {
      const what = `${limit} with ${each.reason} of ${each.courier.id} in ${id}`;
      alike(limit in each, each.reason === reason, what);
    }
  }
}

function checkSummary({ prices, summary, excluded, id }: Quote): void {
  const totals = prices.map(({ total_fee }) => total_fee.amount);
  alike(
    totals,
    totals.toSorted((one, other) => one - other),
    `order of the prices of ${id}`,
  );
  const couriers = new Set(prices.map(({ courier }) => courier.id)).size;
  alike(summary.total_couriers, couriers, `couriers in the summary of ${id}`);
  alike(summary.min_price?.amount, totals.at(0), `lowest price in the summary of ${id}`);
  alike(summary.max_price?.amount, totals.at(-1), `highest price in the summary of ${id}`);
  const sum = totals.reduce((total, each) => total + each, 0);
  const average = totals.length === 0 ? undefined : Math.floor(sum / totals.length + 0.5);
  alike(summary.average_price?.amount, average, `average price in the summary of ${id}`);
  const cards = [...prices, ...excluded].map((each) => `${each.courier.id} ${each.service_type}`);
  alike(new Set(cards).size, cards.length, `rate cards listed once in ${id}`);
}

async function quotesAddUp(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 100_000);
  for (let count = 0; count < 12; count += 1) {
    const { quote } = await bookableQuote(api, account, lists, draw);
    const other = await api.ok('createQuote', {
      who: requestedBy(account),
      body: parcelToPrice(lists, draw),
    });
    for (const each of [quote, other]) {
      checkSummary(each);
      checkExclusions(each);
      for (const price of each.prices) {
        checkSums(price, each);
        alike(
          price.balance_after.amount,
          100_000 - price.total_fee.amount,
          `balance after ${each.id}`,
        );
      }
      alike(
        await api.ok('getQuote', { who: requestedBy(account), path: { quote_id: each.id } }),
        each,
        'a quote read again',
      );
    }
  }
}

async function chargedAsQuoted(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  for (let count = 0; count < 5; count += 1) {
    const before = await balanceOf(bench, account);
    const { shipment, price } = await book(api, account, lists, draw);
    for (const name of [
      ...([
        'base_fee',
        'weight_fee',
        'cod_fee',
        'remote_area_fee',
        'subtotal',
        'vat_rate',
      ] as const),
      ...(['vat', 'total_fee', 'return_price', 'chargeable_weight'] as const),
    ]) {
      alike(shipment.charge[name], price[name], `${name} charged for ${shipment.id}`);
    }
    const total = price.total_fee.amount;
    alike(await balanceOf(bench, account), before - total, 'the balance after a booking');
    const [charge, ...others] = (await ledgerOf(bench, account)).filter(
      ({ shipment_id }) => shipment_id === shipment.id,
    );
    alike(others, [], 'further movements of a booking');
    alike(
      [charge?.kind, charge?.amount.amount],
      ['shipment_charge', -total],
      'the movement of a booking',
    );
  }
}

async function quotesBind(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const send = (body: object) =>
    api.send('createShipment', { who: requestedBy(account), header: newKey(), body });
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  alike(quote.status, 'open', 'a new quote');
  const order = orderFor(quote, price, lists, draw);
  const mismatch = await send({ ...order, weight: order.weight + 1000 });
  const { code } = mismatch.body as { code?: string };
  const isConflict = code === 'quote_mismatch' || code === 'courier_unavailable';
  expect(
    mismatch.status === 409 && isConflict,
    `A weight that differs from the quote was answered ${mismatch.status} ${code}`,
    mismatch,
  );
  alike(await balanceOf(bench, account), 4_000_000, 'the balance after a quote mismatch');
  const fresh = (mismatch.body as { quote?: Quote }).quote;
  alike(fresh?.request.weight, order.weight + 1000, 'the weight of the fresh quote', mismatch);
  await api.ok('createShipment', { who: requestedBy(account), header: newKey(), body: order });
  const used = await send(order);
  refused(used, 409, 'quote_used', 'a quote used twice');
  const total = price.total_fee.amount;
  alike(await balanceOf(bench, account), 4_000_000 - total, 'the balance after a quote used twice');
  const path = { quote_id: quote.id };
  alike(
    (await api.ok('getQuote', { who: requestedBy(account), path })).status,
    'used',
    'a used quote',
  );
}

export const quoteLaws: readonly Law[] = [
  {
    id: 'quote-sums',
    title: "A quote's amounts add up",
    clause:
      '#/components/schemas/CourierPrice: the subtotal is the sum of the four fees, VAT is computed on it, the total is both; info: rounded half up; Quote: cheapest first',
    run: quotesAddUp,
  },
  {
    id: 'charged-as-quoted',
    title: 'The charge is the quoted price',
    clause: '#/components/schemas/Quote: what it says is what is charged, once (ADR 0002)',
    run: chargedAsQuoted,
  },
  {
    id: 'quote-binds',
    title: 'A quote can be used once, for its parcel only',
    clause:
      '#/components/responses/BookingConflict: quote_used, quote_mismatch with a fresh quote, a refused quote stays open (ADR 0002)',
    run: quotesBind,
  },
];
