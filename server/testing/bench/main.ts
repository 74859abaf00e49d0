import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { addUpAllSums } from '../../features/reports/sums-store.ts';
import { median } from '../medians.ts';
import { drive, type Request } from './drive.ts';
import { type Benched, preparePgbench } from './pgbench.ts';
import { parentOf, processorTimes, type Spent } from './processor-time.ts';
import { prepareReplay } from './replay.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';
import { startServer } from './server.ts';
import { bookings, giveQuotes, openShop, quoting, reading, setCouriers } from './shop.ts';

/**
 * `make bench`: measures what the server does beside what the machine can do, in turns, five times,
 * and prints the medians. PostgreSQL is a new server with fsync on; the server is a process of its
 * own in production mode, with as many workers as the machine has cores.
 */
const { rounds, seconds, scale, workers, endpoints } = optionsFrom({
  ...{ rounds: 5, seconds: 5, scale: 50, endpoints: 0 },
  workers: cpus().length,
});
const CLIENTS = 8;
const ACCOUNTS = 200;
/** More bookings than any machine makes in a second. */
const MOST_A_SECOND = 2_000;
/** Recorded bookings that are replayed in a round. */
const REPLAYED = 4_000;
const COURIERS = [24, 1_000];
const TPC_B = 'TPC-B';
const OWN = "a booking's own statements";
const BOOKINGS = ['booking, many accounts', 'booking, one account'] as const;
const HEALTH = 'GET /health';
const READS: Record<string, string> = {
  'GET /website/balance': '0.5',
  'GET /website/profile': '0.5',
  'GET /website/shipments?limit=25': '0.25',
};

const postgres = await startOwnPostgres({
  max_connections: '80',
  // After a checkpoint whole pages are written: none falls into a measurement.
  checkpoint_timeout: '1h',
  max_wal_size: '32GB',
});
progress(`PostgreSQL of ${postgres.origin}`);
const url = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const root = await openDatabase({ databaseUrl: postgres.url, poolSize: 1 });
for (const name of ['tpcb', 'mizan'])
  await sql`create database ${sql.id(name)}`.execute(root.kysely);
const {
  rows: [facts],
} = await sql<{ version: string; backend: number }>`
  select current_setting('server_version') as version, pg_backend_pid() as backend`.execute(
  root.kysely,
);
if (!facts) throw new Error('PostgreSQL says nothing about itself');
const { version } = facts;
const postmaster = parentOf(facts.backend);
await root.close();

const patience = { statement: 120_000 };
const database = await openDatabase({ databaseUrl: url('mizan'), patience });
await migrate(database);
const { many, hot, recorded } = await openShop(database, ACCOUNTS, endpoints);
progress('pgbench fills its tables');
const folder = await mkdtemp(path.join(tmpdir(), 'mizan-bench-'));
const programs = { programs: postgres.origin, folder };
const pgbench = await preparePgbench(programs, url('tpcb'), scale);
await sql`vacuum analyze`.execute(database.kysely);

const figures: Record<string, number[]> = {};
const spent: Record<string, Spent[]> = {};
function note(name: string, value: number): void {
  (figures[name] ??= []).push(value);
  progress(`${name}: ${value.toFixed(1)}`);
}
const middle = (name: string) => median(figures[name] ?? []);

/** Runs a server while `use` measures it. */
async function withServer(
  use: (server: {
    origin: string;
    /** Notes how many a second there were, and the processor time of each. */
    measure: (name: string, run: () => Promise<Benched>) => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  const server = await startServer({ DATABASE_URL: url('mizan'), WORKERS: String(workers) });
  const measured = await processorTimes({ server: server.pid, database: postmaster });
  await use({
    origin: server.origin,
    async measure(name, run) {
      const { perSecond, spent: each } = await measured(run);
      note(name, perSecond);
      (spent[name] ??= []).push(each);
    },
  });
  await server.stop();
}

/** Bookings, and the time until reports have them. */
async function withSums(booked: Promise<Benched>): Promise<Benched> {
  const { count, perSecond } = await booked;
  const start = performance.now();
  await addUpAllSums(database);
  const seconds = count / perSecond + (performance.now() - start) / 1_000;
  return { count, perSecond: count / seconds };
}

await withServer(async ({ origin, measure }) => {
  const how = { connections: CLIENTS, seconds };
  // A server compiles its code while it is used.
  const first = bookings(await giveQuotes(database, many, MOST_A_SECOND * seconds));
  await drive(origin, first, { ...how, expected: 201 });
  for (let round = 0; round < rounds; round += 1) {
    const script = await prepareReplay(
      database,
      recorded,
      await giveQuotes(database, many, REPLAYED),
    );
    for (const name of BOOKINGS) {
      const customers = name === 'booking, one account' ? [hot] : many;
      const next = bookings(await giveQuotes(database, customers, MOST_A_SECOND * seconds));
      await sql`vacuum analyze`.execute(database.kysely);
      await measure(TPC_B, () => pgbench.tpcB(CLIENTS, seconds));
      await measure(name, () => withSums(drive(origin, next, { ...how, expected: 201 })));
    }
    await measure(OWN, () =>
      pgbench.script(url('mizan'), script, CLIENTS, Math.floor(REPLAYED / CLIENTS)),
    );
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of [HEALTH, ...Object.keys(READS)]) {
      const request = reading(hot, `/api${name.slice('GET '.length)}`);
      await measure(name, () => drive(origin, () => request, { ...how, expected: 200 }));
    }
  }
});

/** One at a time. */
for (const couriers of COURIERS) {
  await setCouriers(database, couriers);
  await withServer(async ({ origin }) => {
    const how = { connections: 1, seconds };
    const p95 = async (request: Request, expected: number) =>
      percentile((await drive(origin, () => request, { ...how, expected })).latencies, 0.95);
    await p95(quoting(hot), 201);
    for (let round = 0; round < rounds; round += 1) {
      note(`health beside ${couriers}`, await p95(reading(hot, '/api/health'), 200));
      note(`quote of ${couriers}`, await p95(quoting(hot), 201));
    }
  });
}
await database.close();
await postgres.stop();
await rm(folder, { recursive: true });

const [cpu] = cpus();
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL ${version}, ` +
    `${workers} workers. ${busyBefore}; medians of ${rounds}, ${seconds} s each\n\n`,
);
/** Processor time of one unit, where all that TPC-B takes is 1 ms. */
const whole = ({ server, database: one, client }: Spent) => server + one + client;
const unit = median((spent[TPC_B] ?? []).map(whole));
const share = (name: string, who: keyof Spent) =>
  (median((spent[name] ?? []).map((each) => each[who])) / unit).toFixed(2);
const line = (name: string, beside: string, aim: string) => {
  const ratio = middle(name) / middle(beside);
  row(
    ...[name, `${middle(name).toFixed(0)}/s`, `${beside} ${middle(beside).toFixed(0)}/s`],
    ...[ratio.toFixed(2), aim, share(name, 'server'), share(name, 'database')],
  );
};
head('What', 'Measured', 'Beside it', 'Ratio', 'Aim', 'Server', 'PostgreSQL');
for (const name of BOOKINGS) line(name, TPC_B, '0.3');
for (const name of BOOKINGS) line(name, OWN, '0.5');
line(OWN, TPC_B, '');
for (const [name, aim] of Object.entries(READS)) line(name, HEALTH, aim);
process.stdout.write(
  '\nServer and PostgreSQL: processor milliseconds of each, where TPC-B takes 1 ms in all ' +
    `(here ${unit.toFixed(2)} ms).\n\n`,
);
head('What', 'p95', 'GET /health', 'Ratio', 'Aim');
for (const couriers of COURIERS) {
  const [quote, health] = [middle(`quote of ${couriers}`), middle(`health beside ${couriers}`)];
  const scaled = (50 * 4_000) / middle(TPC_B);
  const aim = couriers === 24 ? '5 × health' : `${scaled.toFixed(0)} ms`;
  row(`quote of ${couriers} couriers`, ms(quote), ms(health), (quote / health).toFixed(1), aim);
}
