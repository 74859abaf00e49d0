import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { receiveEvent } from './couriers/receive-event.ts';
import type { CourierEventKind, DeliveryFailureReason } from '../../domain/courier-events.ts';
import { loseAddress, shipmentOf, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_RECEIVER } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-21T09:00:00Z');
const NOBODYS = 'MZ10000000009';
const WORDS = 'استلمها جارك سالم العيّنة';
const FULL = { street_name: 'شارع الموقع السري', building_no: '7452', postal_code: '23435' };

/** The texts of an object that are long enough to be recognized; cities are public. */
function textsOf(value: object): string[] {
  return Object.values(value).filter(
    (each): each is string => typeof each === 'string' && each.length > 6,
  );
}

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let shipment: Schemas['Shipment'];
  let token: string;
  beforeEach(async () => {
    backend.setTime(NOW);
    customer = await backend.newCustomer(100_000);
    shipment = await backend.ship(customer);
    token = shipment.tracking_url.replace('/t/', '');
  });

  const scan = (kind: CourierEventKind, minutes: number, failureReason?: DeliveryFailureReason) => {
    const occurredAt = new Date(NOW.getTime() + minutes * 60_000);
    const event = { id: kind, kind, occurredAt, city: 'jeddah', text: WORDS };
    const told = { ...event, ...(failureReason && { failureReason }) };
    const parcel = { account_id: customer.accountId, id: shipment.id };
    return receiveEvent(database(), parcel, told, occurredAt);
  };
  const track = (numbers: string) =>
    backend.get(customer, `/tracking?tracking_numbers=${encodeURIComponent(numbers)}`);
  const page = (of = token) => backend.app.inject(`/api/website/public-tracking/${of}`);
  const complete = (payload: object, of = token) => {
    const url = `/api/website/public-tracking/${of}/address`;
    return backend.app.inject({ method: 'POST', url, payload });
  };

  it('answers several numbers in order, each once, with the unknown ones named', async () => {
    const second = await backend.ship(customer);
    const { tracking_number: strangers } = await backend.ship(await backend.newCustomer(100_000));
    await scan('picked_up', 10);
    const asked = [second, shipment].map(({ tracking_number }) => tracking_number);
    const answer = await track([...asked, strangers, NOBODYS, ...asked].join());
    const { data, unknown } = answer.json<Schemas['TrackingList']>();
    expect(data.map(({ tracking_number }) => tracking_number)).toEqual(asked);
    expect(unknown).toEqual([strangers, NOBODYS]);
    const alone = await backend.get(customer, `/tracking/${shipment.tracking_number}`);
    expect(data[1]).toEqual(alone.json());
    expect((await track(Array(50).fill(NOBODYS).join())).statusCode).toBe(200);
    const tooMany = Array(51).fill(NOBODYS).join();
    for (const wrong of [tooMany, '', 'MZ1', `${NOBODYS},`, `${NOBODYS} ${NOBODYS}`]) {
      expect((await track(wrong)).statusCode).toBe(400);
    }
  });

  it('shows the public where the parcel is, and no personal data', async () => {
    await scan('at_hub', 10);
    await scan('delivery_attempted', 20, 'absent');
    const answer = await page();
    expect(statusAndBody(answer)).toMatchObject([
      200,
      {
        ...{ tracking_number: shipment.tracking_number, tracking_status: 'delivery_attempted' },
        ...{ address: 'complete', origin: { country: 'SA', city: 'riyadh' } },
        destination: { country: 'SA', city: 'jeddah' },
        events: [
          { tracking_status: 'delivery_attempted', failure_reason: 'absent', city: 'jeddah' },
          { tracking_status: 'at_hub', city: 'jeddah' },
          { tracking_status: 'created', city: 'riyadh' },
        ],
      },
    ]);
    const personal = [...textsOf(TEST_RECEIVER), ...textsOf(shipment.sender)];
    for (const text of [WORDS, shipment.id, customer.accountId, ...personal]) {
      expect(answer.body).not.toContain(text);
    }
  });

  it('is found only by the token of its shipment, and gone once the account is closed', async () => {
    expect((await backend.ship(customer)).tracking_url).not.toBe(shipment.tracking_url);
    for (const wrong of [shipment.tracking_number, shipment.id, '0'.repeat(32), 'x']) {
      expect([wrong, (await page(wrong)).statusCode]).toEqual([wrong, 404]);
    }
    expect((await complete(FULL, '0'.repeat(32))).statusCode).toBe(404);
    await database()
      .kysely.updateTable('accounts')
      .set({ closed_at: NOW })
      .where('account_id', '=', customer.accountId)
      .execute();
    expect((await page()).statusCode).toBe(404);
    expect((await complete(FULL)).statusCode).toBe(404);
  });

  it.each([
    ['the short one', { short_address: 'JDAB4321' }],
    ['the full one', { ...FULL, district: 'حي العيّنة', additional_number: '3180' }],
  ])('takes a missing address once, %s, which the sender sees', async (_name, address) => {
    await loseAddress(backend, customer, shipment);
    expect((await page()).json()).toMatchObject({ address: 'missing' });
    const answer = await complete(address);
    expect(statusAndBody(answer)).toMatchObject([200, { address: 'complete' }]);
    for (const text of textsOf(address)) expect(answer.body).not.toContain(text);
    expect(await shipmentOf(backend, customer, shipment.id)).toMatchObject({
      receiver: { full_name: TEST_RECEIVER.full_name, ...address },
      address_completed_at: NOW.toISOString(),
    });
    const again = await complete({ short_address: 'ABCD1111' });
    expect(statusAndBody(again)).toMatchObject([409, { code: 'address_known' }]);
  });

  it('takes one of two addresses at the same moment', async () => {
    await loseAddress(backend, customer, shipment);
    const answers = await Promise.all(
      ['AAAA1111', 'BBBB2222'].map((short_address) => complete({ short_address })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('takes no address against the rules or while it is out for delivery', async () => {
    await loseAddress(backend, customer, shipment);
    for (const [address, pointers] of [
      [{}, ['/street_name', '/building_no', '/postal_code']],
      [{ ...FULL, building_no: '12' }, ['/building_no']],
      [{ short_address: 'JDAA1234', full_name: 'x', phone: '+96651' }, ['/full_name', '/phone']],
    ] as const) {
      const answer = await complete(address);
      const errors = pointers.map((pointer) => ({ pointer }));
      expect(statusAndBody(answer)).toMatchObject([422, { errors }]);
    }
    await scan('out_for_delivery', 10);
    expect((await page()).json()).toMatchObject({ address: 'too_late' });
    expect(statusAndBody(await complete(FULL))).toMatchObject([409, { code: 'address_too_late' }]);
    await scan('delivery_attempted', 20);
    expect((await complete(FULL)).statusCode).toBe(200);
  });
});
