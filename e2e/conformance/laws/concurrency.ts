import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { book, bookableQuote, newKey, orderFor } from '../bookings.ts';
import { servedCities } from '../coverage.ts';
import { accountWith, alike, balanceOf, expect, ledgerOf } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** The number of concurrent requests, and how many may succeed. */
const [ASKING, SERVED] = [8, 3];

function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

function times(count: number, status: number): number[] {
  return Array<number>(count).fill(status);
}

async function balanceForSome(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const [served] = await servedCities(api, account, lists);
  const parcel = {
    weight: 3_000,
    payment_type: 'prepaid' as const,
    destination: { country: 'SA', city: served?.code ?? '' },
  };
  const { quote: model, price } = await bookableQuote(api, account, lists, draw, parcel);
  const quotes = [model];
  while (quotes.length < ASKING) {
    quotes.push(await api.ok('createQuote', { who: requestedBy(account), body: model.request }));
  }
  const isChosen = (each: typeof price) =>
    each.courier.id === price.courier.id && each.service_type === price.service_type;
  const total = price.total_fee.amount;
  await bench.config.addBalance(api, account, Math.max(SERVED * total, 1_000));
  const affordable = Math.min(ASKING, Math.floor(Math.max(SERVED * total, 1_000) / total));
  const answers = await Promise.all(
    quotes.map((quote) => {
      const body = orderFor(quote, quote.prices.find(isChosen) ?? price, lists, draw);
      return api.send('createShipment', { who: requestedBy(account), header: newKey(), body });
    }),
  );
  const wanted = [...times(affordable, 201), ...times(ASKING - affordable, 409)];
  alike(statuses(answers), wanted, `${ASKING} concurrent bookings with balance for ${affordable}`);
  const left = Math.max(SERVED * total, 1_000) - affordable * total;
  alike(await balanceOf(bench, account), left, 'the balance after concurrent bookings');
  const { page } = await api.ok('listShipments', { who: requestedBy(account) });
  alike(page.total, affordable, 'shipments after concurrent bookings');
}

async function oneQuote(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const body = orderFor(quote, price, lists, draw);
  const answers = await Promise.all(
    times(ASKING, 0).map(() =>
      api.send('createShipment', { who: requestedBy(account), header: newKey(), body }),
    ),
  );
  alike(statuses(answers), [201, ...times(ASKING - 1, 409)], 'one quote booked concurrently');
  alike(
    await balanceOf(bench, account),
    4_000_000 - price.total_fee.amount,
    'the balance after one quote',
  );
}

async function cancelledAtOnce(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000);
  const { shipment } = await book(api, account, lists, draw);
  const path = { shipment_id: shipment.id };
  const answers = await Promise.all(
    times(ASKING, 0).map(() =>
      api.send('cancelShipment', { who: requestedBy(account), path, header: newKey() }),
    ),
  );
  alike(statuses(answers), [200, ...times(ASKING - 1, 409)], 'concurrent cancellations');
  alike(await balanceOf(bench, account), 3_000_000, 'the balance after concurrent cancellations');
  const refunds = (await ledgerOf(bench, account)).filter(({ kind }) => kind === 'shipment_refund');
  alike(refunds.length, 1, 'refunds of concurrent cancellations');
}

async function savedAtOnce(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const draft = await api.ok('createShipmentDraft', { who, body: { note: 'one' } });
  const path = { draft_id: draft.id };
  const answers = await Promise.all(
    times(ASKING, 0).map((_, at) =>
      api.send('updateShipmentDraft', {
        who,
        path,
        body: { version: draft.version, note: `device ${at}` },
      }),
    ),
  );
  alike(
    statuses(answers),
    [200, ...times(ASKING - 1, 409)],
    'one version of a draft saved concurrently',
  );
  const now = await api.ok('getShipmentDraft', { who, path });
  expect(now.version === draft.version + 1, `The draft has version ${now.version} after one save`);
}

export const concurrencyLaws: readonly Law[] = [
  {
    id: 'concurrent-bookings',
    title: 'Concurrent bookings never exceed the balance',
    clause:
      '#/paths/~1website~1shipments/post: charges it to the balance, both or neither (ADR 0005)',
    run: balanceForSome,
  },
  {
    id: 'concurrent-quote',
    title: 'A quote is booked once, even concurrently',
    clause: '#/components/schemas/Quote: what it says is what is charged, once',
    run: oneQuote,
  },
  {
    id: 'concurrent-cancels',
    title: 'Concurrent cancellations refund once',
    clause: '#/components/responses/CancelConflict: already_cancelled',
    run: cancelledAtOnce,
  },
  {
    id: 'concurrent-saves',
    title: 'Only one device can save a version',
    clause:
      '#/components/responses/DraftChanged: another device has saved the draft since it was read',
    run: savedAtOnce,
  },
];
