import { sql } from 'kysely';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { startBare } from '../crash/bare-process.ts';
import { median } from '../medians.ts';
import { subscribe } from '../subscribe.ts';
import { type Customer, openTestBackend } from '../test-backend.ts';
import { drive } from './drive.ts';
import { fillProducts, type Named, named } from './fill-products.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';
import { reading } from './shop.ts';

/**
 * `make bench-products`: the products of a company with 50,000 beside those of one with 500, in the
 * same tables. Every question is asked of both in turns, equally often.
 */
const FEW = 500;
const { rows: many, rounds, times } = optionsFrom({ rows: 50_000, rounds: 5, times: 40 });

type Question = (product: Named) => Record<string, string>;

/** As somebody types; the screens ask for the newest first. */
const SEARCHES: Readonly<Record<string, Question>> = {
  'a SKU': ({ sku }) => ({ q: sku }),
  'the beginning of a SKU': ({ sku }) => ({ q: sku.slice(0, 6) }),
  'the number in a SKU': ({ sku }) => ({ q: sku.split('-')[1] ?? '' }),
  'one letter': ({ kind }) => ({ q: kind[0].slice(0, 1) }),
  'three letters': ({ kind }) => ({ q: kind[1].slice(0, 3) }),
  'a common word': ({ kind }) => ({ q: kind[0] }),
  'a rare word': ({ line }) => ({ q: line }),
  'two words': ({ kind, colour }) => ({ q: `${kind[0]} ${colour[0]}` }),
  'three words in English': ({ kind, stuff, colour }) => ({
    q: [kind[1], stuff[1], colour[1]].join(' '),
  }),
  'a word that no product has': () => ({ q: 'zanzibar' }),
  'a word of what is chilled': ({ kind }) => ({ q: kind[0], shipment_type: 'chilled' }),
};
/** As somebody sorts what was found. */
const SORTED: Readonly<Record<string, Question>> = {
  'a common word, by name': ({ kind }) => ({ q: kind[0], sort: 'name' }),
  'a common word, by price': ({ kind }) => ({ q: kind[0], sort: 'price' }),
  'a common word, most sold first': ({ kind }) => ({ q: kind[0], sort: '-quantity_sold' }),
};
const LISTS: Readonly<Record<string, Question>> = {
  'newest first': () => ({}),
  'by name': () => ({ sort: 'name' }),
  'most sold first': () => ({ sort: '-quantity_sold' }),
  'what is archived': () => ({ archived: 'true' }),
  'what is chilled, by price': () => ({ shipment_type: 'chilled', sort: 'price' }),
};

const postgres = await startOwnPostgres({ shared_buffers: '1GB' });
const patience = { statement: 3_600_000, silence: 3_700_000 };
const database = await openDatabase({ databaseUrl: postgres.url, patience });
await migrate(database);
const backend = await openTestBackend(database);
const companies: { count: number; customer: Customer; latencies: Map<string, number[][]> }[] = [];
for (const count of [FEW, many]) {
  const customer = await backend.newCustomer(0, 'company');
  await subscribe(database.kysely, customer.accountId, 'advanced');
  progress(`creating ${count} products`);
  await fillProducts(database, customer.accountId, count);
  companies.push({ count, customer, latencies: new Map<string, number[][]>() });
}
await backend.close();
await sql`vacuum analyze`.execute(database.kysely);
await database.close();

const server = startBare({ DATABASE_URL: postgres.url });
const { origin } = await server.open();
for (let round = -1; round < rounds; round += 1) {
  for (const [name, ask] of Object.entries({ ...SEARCHES, ...SORTED, ...LISTS })) {
    for (const { count, customer, latencies } of companies) {
      const requests = Array.from({ length: times }, (_, at) => {
        const product = named(Math.floor((count * (at + 1) * (round + 2) * 0.618) % count));
        const query = new URLSearchParams({ archived: 'false', ...ask(product) });
        return reading(customer, `/api/website/products?${query.toString()}`);
      });
      const how = { connections: 1, seconds: Infinity, expected: 200 };
      const driven = await drive(origin, () => requests.pop(), how);
      // The first round warms up.
      if (round >= 0) latencies.set(name, [...(latencies.get(name) ?? []), driven.latencies]);
    }
  }
  progress(`round ${round + 1} of ${rounds}`);
}
await server.kill();
await postgres.stop();

const p95 = (values: readonly number[]) => percentile(values, 0.95);
/** The median of the rounds. */
function together(names: readonly string[], latencies: Map<string, number[][]>): number {
  return median(
    Array.from({ length: rounds }, (_, round) =>
      p95(names.flatMap((name) => latencies.get(name)?.[round] ?? [])),
    ),
  );
}
process.stdout.write(
  `${busyBefore}; p95, medians of ${rounds} rounds of ${times} answers each.\n\n`,
);
function line(title: string, names: readonly string[]): void {
  const [few = NaN, large = NaN] = companies.map(({ latencies }) => together(names, latencies));
  row(title, ms(few), ms(large), (large / few).toFixed(2));
}
head('Question', `${FEW} products`, `${many} products`, 'Ratio');
line('all searches, newest first', Object.keys(SEARCHES));
line('all searches in another order', Object.keys(SORTED));
line('all lists without words', Object.keys(LISTS));
for (const name of Object.keys({ ...SEARCHES, ...SORTED, ...LISTS })) line(name, [name]);
