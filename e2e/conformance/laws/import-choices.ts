import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import type { BodyOf, ResultOf } from '../call.ts';
import {
  checked,
  rightFile,
  settled,
  uploaded,
  type ImportBatch,
  type Importer,
} from '../imports.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Choice = Omit<BodyOf<'priceImportBatch'>, 'version'>;
type Price = NonNullable<ResultOf<'listImportRows'>['data'][number]['price']>;

const ROWS = 4;

/** Couriers that are tried one by one. */
const TRIED = 4;

/** The prices of a batch's rows by this choice; a row that nobody takes has none. */
export async function pricesBy(
  { api, account, ...rest }: Importer,
  { id }: ImportBatch,
  choice: Choice,
): Promise<Map<number, Price>> {
  const call = { who: requestedBy(account), path: { batch_id: id } };
  const { version } = await api.ok('getImportBatch', call);
  await api.ok('priceImportBatch', { ...call, body: { version, ...choice } });
  await settled({ api, account, ...rest }, id);
  const { data } = await api.ok('listImportRows', { ...call, query: { limit: '100' } });
  return new Map(data.flatMap(({ row, price }) => (price ? [[row, price] as const] : [])));
}

const amountOf = (price: Price | undefined) => price?.total_fee.amount ?? Infinity;

function meanOf(prices: Map<number, Price>): number {
  return [...prices.values()].reduce((sum, price) => sum + amountOf(price), 0) / prices.size;
}

async function chosenAsAsked(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const importer: Importer = { ...bench, account };
  const batch = await checked(importer, await uploaded(importer, await rightFile(importer, ROWS)));
  const cheapest = await pricesBy(importer, batch, { choice: 'cheapest' });
  const fastest = await pricesBy(importer, batch, { choice: 'fastest' });
  alike([...fastest.keys()], [...cheapest.keys()], 'the rows that have a fastest price');

  const { data } = await api.ok('listCouriers', { who, query: { limit: '100' } });
  const nearest = new Set([...cheapest.values()].map(({ courier }) => courier.id));
  const others = data.map(({ id }) => id).filter((id) => !nearest.has(id));
  const alone: [string, Map<number, Price>][] = [];
  for (const id of others.slice(0, TRIED)) {
    alone.push([id, await pricesBy(importer, batch, { choice: 'courier', courier_id: id })]);
  }
  for (const [id, prices] of [...alone, ['fastest', fastest] as const]) {
    for (const [row, price] of prices) {
      const isDearer = amountOf(price) >= amountOf(cheapest.get(row));
      expect(isDearer, `row ${row} is cheaper by ${id} than by the cheapest`);
      if (id !== 'fastest') alike(price.courier.id, id, `the courier of row ${row}, by choice`);
    }
  }

  // The default courier comes first, however dear it is.
  const taking = alone.filter(([, prices]) => prices.size > 0);
  const byCost = taking.toSorted(([, one], [, other]) => meanOf(other) - meanOf(one));
  const [usual, second] = [byCost.at(0), byCost.at(-1)];
  if (!usual || !second || usual === second) throw new NotHeld('only one courier takes the rows');
  for (const [[courier_id], is_default] of [
    [usual, true],
    [second, false],
  ] as const) {
    await api.ok('saveFavorite', { who, path: { courier_id }, body: { is_default } });
  }
  const favorite = await pricesBy(importer, batch, { choice: 'favorite' });
  for (const row of cheapest.keys()) {
    const due = usual[1].get(row) ?? second[1].get(row);
    alike(favorite.get(row), due, `the price of row ${row} by the favorites`);
  }
}

export const importChoiceLaws: readonly Law[] = [
  {
    id: 'import-choices',
    title: 'Couriers are chosen for rows as was asked',
    clause:
      '#/components/schemas/ImportChoiceRule: the lowest price; the default courier, otherwise the cheapest favorite; one courier for all rows',
    run: chosenAsAsked,
  },
];
