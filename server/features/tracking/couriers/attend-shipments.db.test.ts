import { beforeAll, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { COURIER_WORDS } from '../../../sample-data/courier-words.ts';
import {
  CASH,
  cashOwed,
  historyOf,
  shipForCash,
  shipmentOf,
} from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, readLedger } from '../../../testing/test-backend.ts';
import { attendShipments } from './attend-shipments.ts';
import type { CourierEventKind } from '../../../domain/courier-events.ts';
import { IS_UNDER_WAY } from './attended-shipments.ts';
import type { CourierEvent, CourierPort } from '../../../ports/courier-port.ts';
import { simulatedCourier } from './simulated-courier.ts';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-21T09:00:00Z');
const MINUTE_MS = 60_000;
const PARCELS = 30;

/** A courier that accepts every booking and every cancellation, and reports nothing. */
function courier(reference: string, changes: Partial<CourierPort> = {}): CourierPort {
  return {
    book: () => Promise.resolve({ accepted: true, reference }),
    cancel: () => Promise.resolve({ cancelled: true }),
    eventsOf: () => Promise.resolve([]),
    ...changes,
  };
}

/** Minutes after now. */
function scan(kind: CourierEventKind, minutes: number): CourierEvent {
  const occurredAt = new Date(NOW.getTime() + minutes * MINUTE_MS);
  return { id: kind, kind, occurredAt, city: null, text: null };
}

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  const errors: unknown[] = [];
  const warnings: unknown[] = [];
  const log = {
    error: (...what: unknown[]) => errors.push(what),
    warn: (...what: unknown[]) => warnings.push(what),
  };
  beforeAll(async () => {
    backend.setTime(NOW);
    customer = await backend.newCustomer(1_000_000);
  });

  const attend = (port: CourierPort, minutes: number) =>
    attendShipments(
      { db: database(), portOf: () => port, log: log as never },
      new Date(NOW.getTime() + minutes * MINUTE_MS),
    );
  const row = (id: string) =>
    database()
      .kysely.selectFrom('shipments')
      .select(['status', 'tracking_status', 'booked_at', 'recalled_at', 'courier_reference'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const shipmentsOf = async () =>
    (await backend.get(customer, '/shipments?limit=100')).json<Schemas['ShipmentList']>().data;

  it('books new shipments, and moves them within minutes', async () => {
    const ids: string[] = [];
    while (ids.length < PARCELS) ids.push((await backend.ship(customer)).id);
    const simulated = simulatedCourier(60);
    await attend(simulated, 0);
    const booked = (await Promise.all(ids.map(row))).filter(({ booked_at }) => booked_at !== null);
    expect(booked.length).toBeGreaterThan(PARCELS / 2);
    expect(booked[0]?.courier_reference).toMatch(/^SIM-\d{11}$/);
    await attend(simulated, 4);
    const moved = await shipmentsOf();
    expect(moved.filter((each) => each.tracking_status === 'created')).toEqual([]);
  });

  it('does nothing twice when several processes run it at once', async () => {
    await Promise.all([1, 2, 3].map(() => attend(simulatedCourier(60), 60)));
    const doubles = await database()
      .kysely.selectFrom('tracking_events')
      .select(['shipment_id', 'courier_event_id'])
      .where('courier_event_id', 'is not', null)
      .groupBy(['shipment_id', 'courier_event_id'])
      .having((having) => having.fn.countAll(), '>', 1)
      .execute();
    expect([doubles, errors]).toEqual([[], []]);
  });

  it('brings every parcel to an end, with the courier’s own words and a consistent ledger', async () => {
    for (let day = 1; day < 40; day += 1) await attend(simulatedCourier(60), 60 * day);
    const ended = await shipmentsOf();
    expect(ended.filter(({ status }) => status === 'pending')).toEqual([]);
    const completed = ended.filter(({ status }) => status === 'completed');
    expect(completed.length).toBeGreaterThan(PARCELS / 2);
    for (const shipment of ended) {
      const events = await historyOf(backend, customer, shipment);
      for (const { tracking_status: status, courier_text: text } of events) {
        if (status !== 'created') expect(COURIER_WORDS[status]).toContain(text);
      }
      const times = events.map(({ occurred_at }) => Date.parse(occurred_at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }
    const ledger = await readLedger(database(), customer.accountId);
    expect([ledger.sumOfAllEntries, ledger.sumOfCustomerEntries]).toEqual([0, ledger.balance]);
    expect(errors).toEqual([]);
  });

  it('leaves a parcel where it is when its courier stops', async () => {
    const { id } = await backend.ship(customer);
    await attend(courier('S-1'), 0);
    await attend(simulatedCourier(0), 100_000);
    expect(await row(id)).toMatchObject({ tracking_status: 'created', courier_reference: 'S-1' });
  });

  it('recalls a parcel once after a cancellation, and never if it was not booked', async () => {
    const { id } = await backend.ship(customer);
    const unbooked = await backend.ship(customer);
    const recalled: string[] = [];
    const port = courier('S-2', {
      cancel({ shipmentId }) {
        recalled.push(shipmentId);
        return Promise.resolve({ cancelled: true });
      },
    });
    await backend.cancel(customer, unbooked.id);
    await attend(port, 0);
    await backend.cancel(customer, id);
    await attend(port, 1);
    await attend(port, 2);
    expect(recalled).toEqual([id]);
    expect((await row(id)).recalled_at).not.toBeNull();
  });

  it('keeps scans and cash of a parcel that was collected before the cancellation', async () => {
    const { id, charge } = await shipForCash(backend, customer);
    const asked: string[] = [];
    const happened: CourierEvent[] = [];
    const port = courier('S-5', {
      cancel({ shipmentId }) {
        asked.push(`cancel ${shipmentId}`);
        return Promise.resolve({ cancelled: shipmentId !== id });
      },
      eventsOf({ shipmentId }) {
        if (shipmentId === id) asked.push('events');
        return Promise.resolve(shipmentId === id ? happened : []);
      },
    });
    await attend(port, 0);
    const { balance } = await readLedger(database(), customer.accountId);
    happened.push(scan('picked_up', 1));
    await backend.cancel(customer, id);
    asked.length = 0;
    await attend(port, 2);
    expect(asked).toEqual(['events', `cancel ${id}`]);
    expect(warnings).toEqual([[{ shipment: id }, expect.any(String)]]);
    expect(await row(id)).toMatchObject({ status: 'cancelled', recalled_at: null });
    expect(await isUnderWay(id)).toBe(true);

    happened.push(scan('out_for_delivery', 3), scan('delivered', 4));
    await attend(port, 5);
    await attend(port, 6);
    expect(asked).toEqual(['events', `cancel ${id}`, 'events']);
    expect(await isUnderWay(id)).toBe(false);
    const shown = await shipmentOf(backend, customer, id);
    expect(shown).toMatchObject({
      ...{ status: 'cancelled', payment_status: 'cod_collected' },
      charge: { refunded: charge.total_fee, recharged: charge.total_fee },
    });
    const statuses = (await historyOf(backend, customer, shown)).map(
      (each) => each.tracking_status,
    );
    expect(new Set(statuses)).toEqual(
      new Set(['created', 'picked_up', 'cancelled', 'out_for_delivery', 'delivered']),
    );
    expect(statuses).toHaveLength(5);
    const ledger = await readLedger(database(), customer.accountId);
    // Refunded, and charged again.
    expect([ledger.balance, ledger.sumOfCustomerEntries]).toEqual([balance, balance]);
    expect(await cashOwed(backend, customer)).toBe(CASH);
  });

  it('tries again after a courier fails, and delays no other parcel', async () => {
    const first = await backend.ship(customer);
    const second = await backend.ship(customer);
    const accepting = courier('S-3');
    const failing = courier('S-3', {
      book: (parcel, now) =>
        parcel.shipmentId === first.id
          ? Promise.reject(new Error('no answer'))
          : accepting.book(parcel, now),
    });
    await attend(failing, 0);
    expect((await row(first.id)).booked_at).toBeNull();
    expect((await row(second.id)).booked_at).not.toBeNull();
    expect(errors).toHaveLength(1);
    await attend(courier('S-4'), 1);
    expect(await row(first.id)).toMatchObject({ courier_reference: 'S-4' });
  });

  /** As closing the account checks it. */
  async function isUnderWay(id: string): Promise<boolean> {
    const shipments = database().kysely.selectFrom('shipments').select('id');
    const found = await shipments.where('id', '=', id).where(IS_UNDER_WAY).execute();
    return found.length > 0;
  }
});
