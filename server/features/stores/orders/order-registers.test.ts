import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OrderRegisters, withNews } from './order-registers.ts';
import type { OrderNews } from '../reading/store-event.ts';
import { readSalla } from '../reading/salla/read-salla.ts';
import { SALLA_ORDER, sallaDelivery } from '../reading/testing/salla-order.ts';

const SHUFFLES = process.env.TEST_COUNTS === 'full' ? 1_000 : 100;

interface Told {
  news: OrderNews;
  at: number;
  hash: string;
}

/** The life of an order, with several things at one moment, one of an unknown status, and one late. */
const status = (slug: string) => ({ id: 1, name: slug, slug });
const events = [
  ['order.created', '2022-06-26T12:00:00+03:00', { status: status('payment_pending') }],
  ['order.payment.updated', '2022-06-26T12:00:05+03:00', { status: status('under_review') }],
  ['order.updated', '2022-06-26T12:00:05+03:00', { status: status('in_progress') }],
  ['order.updated', '2022-06-26T12:00:05+03:00', { status: status('packing_soon') }],
  ['order.products.updated', '2022-06-26T12:10:00+03:00', { total_weight: '2 kg' }],
  ['order.updated', 'unreadable', { status: status('delivered') }],
  ['order.cancelled', '2022-06-26T13:00:00+03:00', {}],
] as const;
const told: Told[] = events.map(([name, at, changes], index) => {
  const event = readSalla(sallaDelivery(name, { ...SALLA_ORDER, ...changes }, at));
  if (event.kind !== 'order') throw new Error(name);
  return { news: event.order, at: event.at, hash: `hash ${index}` };
});

const fold = (all: readonly Told[]) =>
  all.reduce<OrderRegisters>((known, { news, at, hash }) => withNews(known, news, at, hash), {});

it('ends in one state whatever comes first, and however often', () => {
  const inOrder = fold(told);
  const some = fc.tuple(
    fc.shuffledSubarray(told, { minLength: told.length }),
    fc.array(fc.constantFrom(...told)),
  );
  fc.assert(
    fc.property(some, ([all, again]) => {
      expect(fold([...again, ...all])).toEqual(inOrder);
    }),
    { numRuns: SHUFFLES },
  );
  expect(inOrder).toMatchObject({ status: { value: 'cancelled' }, number: { value: '41027662' } });
});

it('is open again if the store says so later', () => {
  const reopened = sallaDelivery('order.updated', SALLA_ORDER, '2022-06-26T14:00:00+03:00');
  const event = readSalla(reopened);
  if (event.kind !== 'order') throw new Error('no order');
  const later = { news: event.order, at: event.at, hash: 'x' };
  expect(fold([later, ...told])).toMatchObject({ status: { value: 'open' } });
});
