import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CourierEvent } from '../../../ports/courier-port.ts';
import { historyOf, shipmentOf } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import type { Customer } from '../../../testing/test-backend.ts';
import { at, balanceOf, event, NOW, tellOf } from './testing/told.ts';

const BALANCE = 100_000;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeAll(() => backend.setTime(NOW));
  beforeEach(async () => {
    customer = await backend.newCustomer(BALANCE);
  });

  const tell = (id: string, told: CourierEvent) => tellOf(database(), customer, id, told);
  const shipment = (id: string) => shipmentOf(backend, customer, id);

  const balance = () => balanceOf(database(), customer);

  it('moves the shipment, and is in its history with the courier’s own words', async () => {
    const { id } = await backend.ship(customer);
    const said = { city: 'riyadh', text: 'استلم المندوب الشحنة' };
    expect(await tell(id, { ...event('picked_up', 10), ...said })).toBe('moved');
    expect(await tell(id, event('out_for_delivery', 30))).toBe('moved');
    // Late, it moves nothing back.
    expect(await tell(id, event('at_hub', 20))).toBe('recorded');
    const moved = await shipment(id);
    expect(moved).toMatchObject({
      ...{ status: 'pending', tracking_status: 'out_for_delivery', cancellable: false },
      updated_at: at(30).toISOString(),
    });
    expect(await historyOf(backend, customer, moved)).toMatchObject([
      { tracking_status: 'out_for_delivery' },
      { tracking_status: 'at_hub', occurred_at: at(20).toISOString() },
      {
        ...{ occurred_at: at(10).toISOString(), tracking_status: 'picked_up' },
        ...{ city: said.city, courier_text: said.text },
      },
      { tracking_status: 'created' },
    ]);
  });

  it('is recorded once, by the courier’s id for it or by its whole content', async () => {
    const booked = await backend.ship(customer);
    const { id } = booked;
    const nameless = { ...event('in_transit', 20), id: null };
    expect(await tell(id, event('picked_up', 10))).toBe('moved');
    expect(await tell(id, { ...event('picked_up', 11), text: 'again' })).toBe('known');
    expect(await tell(id, nameless)).toBe('moved');
    expect(await tell(id, nameless)).toBe('known');
    // Two events that differ only in removed characters are still two.
    expect(await tell(id, { ...nameless, text: 'left\tthere' })).toBe('recorded');
    expect(await tell(id, { ...nameless, text: 'left\tthere' })).toBe('known');
    expect(await tell(id, { ...nameless, text: 'left there' })).toBe('recorded');
    const history = await historyOf(backend, customer, booked);
    expect(history.filter(({ courier_text: text }) => text === 'left there')).toHaveLength(2);
    expect(history).toHaveLength(5);
  });

  it('keeps why an attempt failed, and nothing more of a repeated report', async () => {
    const booked = await backend.ship(customer);
    const { id } = booked;
    const attempt = { ...event('delivery_attempted', 20), id: null };
    expect(await tell(id, { ...attempt, failureReason: 'refused' })).toBe('moved');
    expect(await tell(id, { ...attempt, failureReason: 'refused' })).toBe('known');
    const unexplained = { ...event('delivery_attempted', 30), id: null };
    expect(await tell(id, unexplained)).toBe('recorded');
    // A courier that tells the reason later reports no further attempt.
    expect(await tell(id, { ...unexplained, failureReason: 'absent' })).toBe('known');
    // Only what was not delivered has a reason.
    const carried = event('out_for_delivery', 40);
    expect(await tell(id, { ...carried, failureReason: 'other' })).toBe('moved');
    expect(await tell(id, { ...event('returning', 50), failureReason: 'address' })).toBe('moved');
    expect(await tell(id, { ...event('lost', 60), failureReason: 'damaged' })).toBe('moved');
    const history = await historyOf(backend, customer, booked);
    expect(history.map(({ tracking_status: at, failure_reason }) => [at, failure_reason])).toEqual([
      ['failed', 'damaged'],
      ['returning', 'address'],
      ['out_for_delivery', undefined],
      ['delivery_attempted', undefined],
      ['delivery_attempted', 'refused'],
      ['created', undefined],
    ]);
  });

  it('is refused with a time in the future, or for another account’s parcel', async () => {
    const { id } = await backend.ship(customer);
    expect(await tell(id, event('delivered', 600 + 61))).toBe('refused');
    customer = await backend.newCustomer(0);
    expect(await tell(id, event('delivered', 10))).toBe('refused');
  });

  it('is recorded without effect once the shipment is cancelled', async () => {
    const { id } = await backend.ship(customer);
    await backend.cancel(customer, id);
    for (const kind of ['picked_up', 'returned'] as const) {
      expect(await tell(id, event(kind, 10))).toBe('recorded');
    }
    expect(await tell(id, event('booking_refused', 30))).toBe('refused');
    expect(await shipment(id)).toMatchObject({
      ...{ status: 'cancelled', tracking_status: 'cancelled', payment_status: 'refunded' },
    });
    expect(await balance()).toBe(BALANCE);
  });

  it('is answered per contract whatever characters it contains', async () => {
    const { id, tracking_number, tracking_url } = await backend.ship(customer);
    const odd = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
    const any = fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) });
    const controls = fc.string({ unit: fc.constantFrom(...'\0\t\n\u0085\u202e\u2066 ا') });
    const long = fc.string({ minLength: 490, maxLength: 1_100, unit: 'grapheme' });
    const words = fc.option(fc.oneof(odd, controls, long, any));
    const scans = fc.sample(fc.tuple(words, words, words), 60);
    for (const [scan, [name, city, text]] of scans.entries()) {
      await tell(id, { ...event('in_transit', 10), city, text, id: name && `${name} ${scan}` });
    }
    const pages = [
      await backend.get(customer, `/tracking/${tracking_number}`),
      await backend.get(customer, tracking_url.replace('/t/', '/public-tracking/')),
      await backend.app.inject(tracking_url),
    ];
    const statuses = pages.map(({ statusCode }) => statusCode);
    expect(statuses, JSON.stringify(scans)).toEqual([200, 200, 200]);
  });
});
