import { sql } from 'kysely';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { migrate } from '../../db/migrate.ts';
import { branchesOf } from '../../sample-data/couriers/branches.ts';
import { SAMPLE_COURIERS } from '../../sample-data/couriers/sample-couriers.ts';
import { median } from '../medians.ts';
import { openTestBackend } from '../test-backend.ts';
import { drive } from './drive.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';
import { startServer } from './server.ts';
import { reading } from './shop.ts';

/**
 * `make bench-directory`: the directory with a thousand couriers beside that with 24, all with the
 * cards and branches of the sample couriers, one question at a time and in turns.
 */
const { rounds, seconds } = optionsFrom({ rounds: 5, seconds: 2 });

const FEW = 24;
const MANY = 1_000;
const PARCEL = 'origin=riyadh&destination=jeddah&weight=12000';
const QUESTIONS = {
  'sorted by rating': '',
  'sorted by the price of a parcel': `?${PARCEL}&sort=price`,
  'sorted by promised time': `?${PARCEL}&sort=transit_time`,
  searched: '?q=palm',
  'with a drop-off in a city': '?drop_off_city=riyadh',
};

const postgres = await startOwnPostgres();
const root = await openDatabase({ databaseUrl: postgres.url, poolSize: 1 });
const directories = [];
for (const count of [FEW, MANY]) {
  const name = `couriers_${count}`;
  await sql`create database ${sql.id(name)}`.execute(root.kysely);
  const databaseUrl = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  const backend = await openTestBackend(database);
  const customer = await backend.newCustomer(0);
  await backend.close();
  await addCopies(database, count);
  await database.close();
  const server = await startServer({ DATABASE_URL: databaseUrl, WORKERS: '1' });
  directories.push({ count, customer, server, p95: new Map<string, number[]>() });
}

for (let round = -1; round < rounds; round += 1) {
  for (const [question, query] of Object.entries(QUESTIONS)) {
    for (const { count, customer, server, p95 } of directories) {
      const request = reading(customer, `/api/website/couriers${query}`);
      const how = { connections: 1, seconds, expected: 200 };
      const { latencies } = await drive(server.origin, () => request, how);
      const value = percentile(latencies, 0.95);
      // The first round is for compiling the code.
      if (round >= 0) p95.set(question, [...(p95.get(question) ?? []), value]);
      progress(`${question}, ${count} couriers: ${ms(value)}`);
    }
  }
}

process.stdout.write(`p95 of ${rounds} rounds, one question at a time. ${busyBefore}\n\n`);
head('The directory', `${FEW} couriers`, `${MANY} couriers`, 'times');
for (const question of Object.keys(QUESTIONS)) {
  const [few = NaN, many = NaN] = directories.map(({ p95 }) => median(p95.get(question) ?? []));
  row(question, ms(few), ms(many), (many / few).toFixed(1));
}
for (const { server } of directories) await server.stop();
await root.close();
await postgres.stop();

/** Leaves that many couriers: copies of the sample couriers with all their cards and branches. */
async function addCopies({ kysely }: Database, count: number): Promise<void> {
  await kysely.deleteFrom('courier_cards').execute();
  await kysely.deleteFrom('couriers').execute();
  for (let index = 0; index < count; index += 1) {
    const sample = SAMPLE_COURIERS[index % SAMPLE_COURIERS.length];
    if (!sample) throw new Error('there are no sample couriers');
    const id = newId('crr', new Date());
    await kysely
      .insertInto('couriers')
      .values({
        ...{ id, code: id, tier: sample.tier, sample: false },
        support_email: sample.supportEmail,
        name: JSON.stringify(sample.name),
        description: JSON.stringify(sample.description),
        contact: JSON.stringify({ phones: [sample.phone] }),
      })
      .execute();
    await kysely
      .insertInto('courier_cards')
      .values(
        sample.cards.map((card) => ({
          ...{ courier_id: id, service_type: card.serviceType },
          card: JSON.stringify({ ...card, courierId: id }),
        })),
      )
      .execute();
    await sql`insert into courier_rating_totals (courier_id, rating_count, score_sum)
      values (${id}, ${1 + (index % 90)}, ${(1 + (index % 90)) * (150 + (index % 150))})`.execute(
      kysely,
    );
    const branches = branchesOf(sample).map((branch) => ({
      ...branch,
      courier_id: id,
      name: JSON.stringify(branch.name),
      address: JSON.stringify(branch.address),
      hours: JSON.stringify(branch.hours),
    }));
    if (branches.length > 0) await kysely.insertInto('courier_branches').values(branches).execute();
  }
}
