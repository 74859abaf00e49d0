import { type RawBuilder, sql } from 'kysely';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { attendShipments } from '../../features/tracking/couriers/attend-shipments.ts';
import { openTestBackend, testOrder } from '../test-backend.ts';
import { fillShipments } from './fill-shipments.ts';
import { head, optionsFrom, progress, row } from './report.ts';
import { setCouriers } from './shop.ts';

/**
 * `make bench-sizes`: bytes on disk that a delivered shipment costs, by table and index. One
 * shipment is quoted, booked and delivered by the product; then all its rows are copied.
 */
const { rows: count, couriers } = optionsFrom({ rows: 1_000_000, couriers: 24 });
/** Halalas. */
const FORTUNE = 1_000_000;
const SCANS = ['picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivered'] as const;

const SHIPMENT = sql`'shp_' || lpad(n::text, 26, '0')`;
const MOVEMENT = sql`'ltx_' || lpad(n::text, 26, '0')`;
/** Which rows beside the shipment are copied, and their keys by the number `n` of the copy. */
const BESIDE: Record<string, { only?: RawBuilder<unknown>; keys: RawBuilder<unknown> }> = {
  tracking_numbers: {
    // Strewn, as real ones are.
    keys: sql`'tracking_number', 'MZ' || lpad((n::bigint * 73939133 % 99999999977)::text, 11, '0')`,
  },
  quotes: { keys: sql`'id', 'qte_' || lpad(n::text, 26, '0'), 'used_by', ${SHIPMENT}` },
  tracking_events: { keys: sql`'shipment_id', ${SHIPMENT}` },
  ledger_transactions: {
    only: sql`kind = 'shipment_charge'`,
    keys: sql`'id', ${MOVEMENT}, 'shipment_id', ${SHIPMENT}, 'sequence', n + 10`,
  },
  ledger_entries: {
    only: sql`transaction_id in (
      select id from ledger_transactions where kind = 'shipment_charge')`,
    keys: sql`'transaction_id', ${MOVEMENT}`,
  },
  activity: {
    keys: sql`'id', 'act_' || lpad(n::text, 26, '0'), 'subject_id', ${SHIPMENT},
      'request_key', md5(n::text)::uuid || ' 1790000000.123456'`,
  },
  idempotency_keys: { keys: sql`'key', md5(n::text)::uuid` },
};
const TABLES = ['shipments', 'shipment_words', ...Object.keys(BESIDE)];

const postgres = await startOwnPostgres({ shared_buffers: '1GB', fsync: 'off' });
const patience = { statement: 3_600_000, silence: 3_700_000 };
const database = await openDatabase({ databaseUrl: postgres.url, patience });
await migrate(database);
const { accountId, now } = await bookOne();
await deliver(new Date(now.getTime() + 3_600_000));
const rowsOfOne = await rowsEach();
const before = await sizes();
progress(`creating ${count} shipments`);
await fillShipments(database, accountId, count);
for (const table of Object.keys(BESIDE)) {
  progress(`creating ${count} × ${rowsOfOne.get(table)} ${table}`);
  await copyRows(table);
}
const after = await sizes();
await database.close();
await postgres.stop();

const perShipment = (name: string) =>
  ((after.get(name)?.bytes ?? 0) - (before.get(name)?.bytes ?? 0)) / count;
const text = (bytes: number) => bytes.toFixed(0);
head('Table', 'Rows', 'Bytes of the table', 'Bytes of its indexes', 'Together');
let [tables, indexes] = [0, 0];
for (const table of TABLES) {
  const own = perShipment(table);
  const ofIndexes = indexesOf(table).reduce((sum, name) => sum + perShipment(name), 0);
  tables += own;
  indexes += ofIndexes;
  row(table, `${rowsOfOne.get(table)}`, text(own), text(ofIndexes), text(own + ofIndexes));
}
row('all', '', text(tables), text(indexes), text(tables + indexes));
process.stdout.write('\n');
head('Index', 'Bytes');
for (const index of TABLES.flatMap(indexesOf)) row(index, text(perShipment(index)));

function indexesOf(table: string): string[] {
  return [...after].filter(([, each]) => each.index_of === table).map(([name]) => name);
}

/** Quotes and books a shipment on an otherwise empty database. */
async function bookOne(): Promise<{ accountId: string; now: Date }> {
  const backend = await openTestBackend(database);
  await setCouriers(database, couriers);
  const customer = await backend.newCustomer(FORTUNE, 'company');
  const quote = await backend.quote(customer);
  const [price] = quote.prices;
  if (!price) throw new Error('no courier offers anything');
  const { courier, service_type } = price;
  const order = testOrder(quote, { courier_id: courier.id, service_type, reference_id: 'ORD-1' });
  const booked = await backend.create(customer, order);
  if (booked.statusCode !== 201) throw new Error(booked.body);
  // Only then is the activity written.
  await backend.close();
  return { accountId: customer.accountId, now: new Date() };
}

async function deliver(at: Date): Promise<void> {
  const port = {
    book: () => Promise.resolve({ accepted: true, reference: 'SIM-12345678901' } as const),
    cancel: () => Promise.resolve({ cancelled: false }),
    eventsOf: () =>
      Promise.resolve(
        SCANS.map((kind, index) => ({
          ...{ id: `scan-${index}`, kind, city: 'jeddah', text: 'وصلت الشحنة إلى مركز الفرز' },
          occurredAt: new Date(at.getTime() + index),
        })),
      ),
  };
  const fail = (problem: unknown) => {
    throw new Error('not delivered', { cause: problem });
  };
  const attendance = { db: database, portOf: () => port, log: { warn: fail, error: fail } };
  for (const minutes of [0, 1]) {
    await attendShipments(attendance, new Date(at.getTime() + minutes * 60_000));
  }
}

async function rowsEach(): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const table of TABLES) {
    const { rows } = await sql<{ rows: number }>`select count(*)::int as rows
      from ${sql.table(table)} where ${BESIDE[table]?.only ?? sql`true`}`.execute(database.kysely);
    counted.set(table, rows[0]?.rows ?? 0);
  }
  return counted;
}

/** Without triggers, which would write what is copied anyway. */
async function copyRows(table: string): Promise<void> {
  const { only = sql`true`, keys } = BESIDE[table] ?? { keys: sql`` };
  await database.kysely.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into ${sql.table(table)} select copy.*
      from generate_series(1, ${count}::int) n, (select * from ${sql.table(table)} where ${only}) as one,
        lateral jsonb_populate_record(one::${sql.table(table)}, jsonb_build_object(${keys})) as copy`.execute(
      tx,
    );
  });
  await sql`vacuum analyze ${sql.table(table)}`.execute(database.kysely);
}

/** Bytes of each table without its indexes, and of each index. */
async function sizes(): Promise<Map<string, { bytes: number; index_of: string | null }>> {
  const { rows } = await sql<{ name: string; bytes: number; index_of: string | null }>`
    select c.relname as name, i.indrelid::regclass::text as index_of,
      case when i.indrelid is null then pg_table_size(c.oid) else pg_relation_size(c.oid) end
        as bytes
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace
    order by bytes desc`.execute(database.kysely);
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}
