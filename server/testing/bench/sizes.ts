import { sql } from 'kysely';
import { startOwnPostgres } from '../../../e2e/provision/postgres.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { attendShipments } from '../../features/tracking/couriers/attend-shipments.ts';
import { openTestBackend, testOrder } from '../test-backend.ts';
import { BESIDE, type Copies, copyRows } from './copy-rows.ts';
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

const COPIED: Readonly<Record<string, Copies>> = BESIDE;
const TABLES = ['shipments', 'shipment_words', ...Object.keys(COPIED)];

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
for (const [table, copies] of Object.entries(COPIED)) {
  progress(`creating ${count} × ${rowsOfOne.get(table)} ${table}`);
  await copyRows(database, table, copies, { accountId, count });
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
      from ${sql.table(table)} where ${COPIED[table]?.only ?? sql`true`}`.execute(database.kysely);
    counted.set(table, rows[0]?.rows ?? 0);
  }
  return counted;
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
