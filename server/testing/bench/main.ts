import { cpus, totalmem } from 'node:os';
import { sql } from 'kysely';
import { freePort } from '../../../e2e/provision/free-port.ts';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { startProgram } from '../../../e2e/provision/server-process.ts';
import { startBare } from '../crash/bare-process.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { median } from '../medians.ts';
import { drive } from './drive.ts';
import { prepareTpcB } from './pgbench.ts';
import { busyBefore, head, ms, optionsFrom, percentile, progress, row } from './report.ts';
import { bookings, openShop, quoting, reading, setCouriers } from './shop.ts';

/**
 * `make bench`: compares alternatives by running them in turns, five times, and printing their
 * medians side by side. PostgreSQL is a new server with fsync on; the API is a process of its own.
 */
const { rounds, seconds, scale } = optionsFrom({ rounds: 5, seconds: 5, scale: 50 });
const CLIENTS = 8;
const ACCOUNTS = 200;
/** More bookings than any machine makes in a second. */
const MOST_A_SECOND = 1_500;
const BOOKINGS = ['booking, many accounts', 'booking, one account'] as const;
const READS = ['/website/balance', '/website/profile'];
const COURIERS = [24, 1_000];
const SHARES = [0.5, 0.95];

const postgres = await startOwnPostgres({ max_connections: '60' });
progress(`PostgreSQL of ${postgres.origin}`);
const url = (name: string) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
const root = await openDatabase({ databaseUrl: postgres.url, poolSize: 1 });
for (const name of ['tpcb', 'mizan'])
  await sql`create database ${sql.id(name)}`.execute(root.kysely);
const version = await sql<{ server_version: string }>`show server_version`.execute(root.kysely);
await root.close();

const database = await openDatabase({
  databaseUrl: url('mizan'),
  patience: { statement: 120_000 },
});
await migrate(database);
const { many, hot } = await openShop(database, ACCOUNTS);
progress('pgbench fills its tables');
const tpcb = await prepareTpcB(postgres.origin, url('tpcb'), scale);
const server = startBare({ DATABASE_URL: url('mizan') });
const { origin } = await server.open();

const figures: Record<string, number[]> = {};
function note(name: string, value: number): void {
  (figures[name] ??= []).push(value);
  progress(`${name}: ${value.toFixed(1)}`);
}
const middle = (name: string) => median(figures[name] ?? []);

/** Booking compared with TPC-B. */
for (let round = 0; round < rounds; round += 1) {
  for (const name of BOOKINGS) {
    const customers = name === 'booking, one account' ? [hot] : many;
    const next = await bookings(database, customers, MOST_A_SECOND * seconds);
    await sql`checkpoint`.execute(database.kysely);
    note('TPC-B', await tpcb.run(CLIENTS, seconds));
    await sql`checkpoint`.execute(database.kysely);
    const how = { connections: CLIENTS, seconds, expected: 201 };
    note(name, (await drive(origin, next, how)).perSecond);
  }
}

/** Signed-in reads compared with the mock's answers of the same operation. */
const mockPort = await freePort();
const mock = startProgram('mock-server/main.ts', { MOCK_PORT: String(mockPort) });
await mock.until(() => mock.output().includes('The mock serves') || undefined);
const example = { authorization: 'Bearer any' };
for (let round = 0; round < rounds; round += 1) {
  for (const at of READS) {
    const how = { connections: CLIENTS, seconds, expected: 200 };
    const own = await drive(origin, () => reading(hot, `/api${at}`), how);
    note(`GET ${at}`, own.perSecond);
    const mockOrigin = `http://127.0.0.1:${mockPort}`;
    const theirs = await drive(mockOrigin, () => reading({ headers: example }, `/api${at}`), how);
    note(`mock of ${at}`, theirs.perSecond);
  }
}
await mock.stop();

/** Quotes, one at a time. */
await server.kill();
for (const couriers of COURIERS) {
  await setCouriers(database, couriers);
  const quoter = startBare({ DATABASE_URL: url('mizan') });
  const { origin: at } = await quoter.open();
  await drive(at, () => quoting(hot), { connections: 1, seconds: 1, expected: 201 });
  for (let round = 0; round < rounds; round += 1) {
    const how = { connections: 1, seconds, expected: 201 };
    const { latencies } = await drive(at, () => quoting(hot), how);
    for (const share of SHARES) {
      note(`quote of ${couriers}, ${share}`, percentile(latencies, share));
    }
  }
  await quoter.kill();
}
await database.close();
await postgres.stop();

const [cpu] = cpus();
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ` +
    `PostgreSQL ${version.rows[0]?.server_version}. ${busyBefore}; medians of ${rounds}, ${seconds} s each\n\n`,
);
head('What', 'Measured', 'Beside it', 'Ratio', 'Aim');
for (const [name, besideName, beside, aim] of [
  ...BOOKINGS.map((name) => [name, 'TPC-B', 'TPC-B', '1.0'] as const),
  ...READS.map((at) => [`GET ${at}`, 'mock', `mock of ${at}`, '10'] as const),
]) {
  const [one, other] = [middle(name), middle(beside)];
  const ratio = (one / other).toFixed(2);
  row(name, `${one.toFixed(0)}/s`, `${besideName} ${other.toFixed(0)}/s`, ratio, aim);
}
for (const couriers of COURIERS) {
  const [p50, p95] = SHARES.map((share) => ms(middle(`quote of ${couriers}, ${share}`)));
  row(`quote of ${couriers} couriers, p95`, `${p95}`, `p50 ${p50}`, '', '50 ms');
}
