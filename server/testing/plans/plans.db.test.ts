import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { setCouriers } from '../bench/shop.ts';
import { newOwner } from '../new-owner.ts';
import { openTestBackend } from '../test-backend.ts';
import { askAll } from './asked-statements.ts';
import { addCompanies } from './companies.ts';
import { EXCEPTIONS_AMONG_FEW } from './exceptions.ts';
import { costsOf } from './explain.ts';
import { isWorse, type Judged, writeReport } from './plan-report.ts';
import { everyJob, everyOperation, type Question, questionsOf } from './questions.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const MANY = 1_000_000;
const COUNTS = [1_000, 5_000, ...(isFull ? [MANY] : [])];
const COURIERS = 24;
/** Milliseconds; filling the tables with a million takes eight minutes. */
const HOUR = 3_600_000;
/** Nothing vacuums while it is measured, and nothing has to survive. */
const SETTINGS = { autovacuum: 'off', fsync: 'off', max_wal_size: '8GB', shared_buffers: '256MB' };
/** Operations without which the rest would say little. */
const HOT = [
  ...['createQuote', 'createShipment', 'getBalance', 'getShipment'],
  ...['listActivity', 'listShipments', 'listTransactions'],
];

/** Pages that a statement of a list may read, however large the company: 24 MiB. */
const MOST_PAGES = 3_000;

let postgres: OwnPostgres;
let database: Database;
const judged: Judged[] = [];

beforeAll(async () => {
  postgres = await startOwnPostgres(SETTINGS);
  database = await openDatabase({
    databaseUrl: postgres.url,
    // Statements that are prepared by hand belong to their connection.
    poolSize: 1,
    patience: { statement: HOUR, silence: HOUR },
  });
  await migrate(database);
  await setCouriers(database, COURIERS);
  const backend = await openTestBackend(database);
  const companies = await addCompanies(backend, database, COUNTS);
  const small = await newOwner(backend);
  for (const company of companies) {
    await judge(company.count, await questionsOf(backend, company));
  }
  const most = companies.at(-1);
  if (most) await judge(most.count, everyJob(backend, most));
  await judge(1, everyOperation(backend, small));
  await backend.close();
  await writeReport(judged);
}, HOUR);
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

async function judge(count: number, questions: readonly Question[]): Promise<void> {
  for (const statement of await askAll(questions)) {
    const costs = await costsOf(database, statement);
    const { name, text, operation } = statement;
    judged.push({ ...{ name, text, operation }, count, costs });
  }
}

it.each(COUNTS)('hot operations are judged with %i shipments', (count) => {
  const operations = judged.filter((each) => each.count === count).map((each) => each.operation);
  expect([...new Set(operations)]).toEqual(expect.arrayContaining(HOT));
});

it('a plan for any values reads about as little as one for these values', () => {
  const isExpected = ({ text, count }: Judged) =>
    count < MANY && EXCEPTIONS_AMONG_FEW.some(({ statement }) => statement.test(text));
  expect(judged.filter((each) => isWorse(each) && !isExpected(each))).toEqual([]);
});

it('no list reads more the more there is', () => {
  const lists = judged.filter(({ operation }) => operation.startsWith('list'));
  expect(lists.filter(({ costs }) => costs.generic.buffers > MOST_PAGES)).toEqual([]);
});
