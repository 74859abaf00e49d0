import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { up } from '../../db/migrations/0026-measured-deliveries.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import { firstMeasuredDay } from '../../domain/measured-transit.ts';
import { type Random, seededRandom } from '../../domain/random.ts';
import type { CourierEvent } from '../../ports/courier-port.ts';
import { copyShipment } from '../../testing/copy-row.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { OTHER_COURIER, TEST_COURIER } from '../../testing/test-backend.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';
import { keptCounts, recount, wrongAccounts } from './testing/recount.ts';

const EVENTS = process.env.TEST_COUNTS === 'full' ? 10_000 : 800;
const ACCOUNTS = 4;
const EVENTS_EACH = 6;
const AT_ONCE = 8;
const DAY_MS = 24 * 3_600_000;
/** Deliveries of before the period must not be counted. */
const OLDEST_DAYS = 110;

const NOW = new Date();
const SINCE = firstMeasuredDay(NOW);

/** Mostly what happens to a parcel, in the usual order. */
const JOURNEY: readonly CourierEventKind[] = [
  ...(['picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivered'] as const),
];
const ODD: readonly CourierEventKind[] = [
  ...(['picked_up', 'delivered', 'delivery_attempted', 'returning', 'returned', 'lost'] as const),
];

interface Told {
  parcel: { account_id: string; id: string };
  event: CourierEvent;
}

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const seed = Number(process.env.DELIVERIES_SEED ?? NOW.getTime() % 1_000_000);
  const random = seededRandom(seed);
  const parcels: Told['parcel'][] = [];

  beforeAll(async () => {
    process.stdout.write(`DELIVERIES_SEED=${seed}\n`);
    const each = Math.ceil(EVENTS / EVENTS_EACH / ACCOUNTS);
    for (let account = 0; account < ACCOUNTS; account += 1) {
      const customer = await backend.newCustomer(100_000_000);
      const { id } = await backend.ship(customer);
      const numbers = [account * each + 1, account * each + each] as const;
      await copyShipment(database(), id, numbers, {
        status: sql`case n % 13 when 0 then 'cancelled' else t.status end`,
        tracking_status: sql`case n % 13 when 0 then 'cancelled' else t.tracking_status end`,
        courier_id: sql`case n % 3 when 0 then ${OTHER_COURIER} else ${TEST_COURIER} end`,
        destination_country: sql`case n % 5 when 0 then 'AE' else 'SA' end`,
        destination_city: sql`case n % 2 when 0 then 'riyadh' else 'jeddah' end`,
        served_days: sql`(n * 37 % 127 + 1)::smallint`,
        expected_delivery_on: sql`${NOW}::timestamptz::date - n % ${OLDEST_DAYS}::int`,
      });
      for (let n = numbers[0]; n <= numbers[1]; n += 1) {
        parcels.push({
          account_id: customer.accountId,
          id: `shp_${String(n).padStart(26, '0')}`,
        });
      }
    }
  });

  it(`equals a recount of ${EVENTS} tracking events in any order, some doubled`, async () => {
    const told = shuffled(
      parcels.flatMap((parcel) => storyOf(parcel, random)).slice(0, EVENTS),
      random,
    );
    const left = [...told];
    const tell = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        await receiveEvent(database(), next.parcel, next.event, NOW);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tell));
    const { kysely } = database();
    const kept = await keptCounts(kysely, '2000-01-01');
    expect(kept).toEqual(await recount(kysely, SINCE));
    expect(kept.length).toBeGreaterThan(EVENTS / 30);
    expect(await wrongAccounts(kysely)).toEqual([]);
  });

  it('is the same after a repetition of every event', async () => {
    const { kysely } = database();
    const kept = await keptCounts(kysely, SINCE);
    const events = await kysely
      .selectFrom('tracking_events')
      .select(['account_id', 'shipment_id', 'tracking_status', 'occurred_at', 'courier_event_id'])
      .where('courier_event_id', 'is not', null)
      .limit(200)
      .execute();
    for (const { account_id, shipment_id, courier_event_id, occurred_at } of events) {
      const parcel = { account_id, id: shipment_id };
      const event = { id: courier_event_id, kind: 'delivered', occurredAt: occurred_at } as const;
      const said = { ...event, city: null, text: null };
      expect(await receiveEvent(database(), parcel, said, NOW)).toBe('known');
    }
    expect(await keptCounts(kysely, SINCE)).toEqual(kept);
  });

  it('counts what was delivered before the tables were there', async () => {
    const { kysely } = database();
    await sql`drop table delivery_counts, delivering_accounts`.execute(kysely);
    await sql`alter table shipments drop column served_days`.execute(kysely);
    await kysely.transaction().execute(up);
    expect(await keptCounts(kysely, SINCE)).toEqual(await recount(kysely, SINCE));
    expect(await wrongAccounts(kysely)).toEqual([]);
  });
});

/** What is told of a parcel: some of its journey, now and then something odd or something twice. */
function storyOf(parcel: Told['parcel'], random: Random): Told[] {
  const start = NOW.getTime() - random.next() * OLDEST_DAYS * DAY_MS;
  const length = random.between(0, 12) * DAY_MS;
  const tell = (kind: CourierEventKind, moment: number, id: string): Told => {
    const occurredAt = new Date(Math.min(Math.round(moment), NOW.getTime()));
    return { parcel, event: { id, kind, occurredAt, city: null, text: null } };
  };
  const journey = JOURNEY.filter(() => random.chance(0.85)).map((kind, step) =>
    tell(kind, start + (length * step) / JOURNEY.length, kind),
  );
  const odd = ODD.filter(() => random.chance(0.12)).map((kind) =>
    tell(kind, start + (random.next() * 1.4 - 0.2) * length, `${kind} again`),
  );
  const doubled = [...journey, ...odd].filter(() => random.chance(0.25));
  return [...journey, ...odd, ...doubled];
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
