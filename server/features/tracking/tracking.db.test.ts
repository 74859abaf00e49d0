import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { receiveEvent } from './couriers/receive-event.ts';
import { updateShipment } from '../shipments/store.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import { type Customer, TEST_RECEIVER } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-21T09:00:00Z');
const NOBODYS = 'MZ10000000009';
const WORDS = 'استلمها جارك سالم العيّنة';
const STREET = 'شارع الموقع السري';
const FULL = { street_name: STREET, building_no: '7452', postal_code: '23435' };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let shipment: Schemas['Shipment'];
  let token: string;
  beforeAll(async () => {
    backend.setTime(NOW);
  });
  beforeEach(async () => {
    customer = await backend.newCustomer(100_000);
    shipment = await backend.ship(customer);
    token = shipment.tracking_url.replace('/t/', '');
  });

  const scan = (kind: CourierEventKind, minutes: number) =>
    receiveEvent(
      database(),
      { account_id: customer.accountId, id: shipment.id },
      {
        id: kind,
        kind,
        occurredAt: new Date(NOW.getTime() + minutes * 60_000),
        city: 'jeddah',
        text: WORDS,
      },
      new Date(NOW.getTime() + 600 * 60_000),
    );
  const loseAddress = () => {
    const { short_address, ...receiver } = TEST_RECEIVER;
    return updateShipment(database().kysely, customer.accountId, shipment.id, {
      receiver: JSON.stringify(receiver),
    });
  };
  const page = (of = token) => backend.app.inject(`/api/website/public-tracking/${of}`);
  const complete = (payload: object, of = token) =>
    backend.app.inject({
      method: 'POST',
      url: `/api/website/public-tracking/${of}/address`,
      payload,
    });

  describe('several numbers', () => {
    const track = (numbers: string[]) =>
      backend.get(customer, `/tracking?tracking_numbers=${numbers.join(',')}`);

    it('are answered in order, each once, with the unknown ones named', async () => {
      const second = await backend.ship(customer);
      const { tracking_number: strangers } = await backend.ship(await backend.newCustomer(100_000));
      await scan('picked_up', 10);
      const asked = [second, shipment].map(({ tracking_number }) => tracking_number);
      const answer = await track([...asked, strangers, NOBODYS, ...asked]);
      expect(answer.statusCode).toBe(200);
      const { data, unknown } = answer.json<Schemas['TrackingList']>();
      expect(data.map(({ tracking_number }) => tracking_number)).toEqual(asked);
      expect(unknown).toEqual([strangers, NOBODYS]);
      const alone = await backend.get(customer, `/tracking/${shipment.tracking_number}`);
      expect(data[1]).toEqual(alone.json());
    });

    it('must be at most fifty, and tracking numbers', async () => {
      expect((await track(Array<string>(50).fill(NOBODYS))).statusCode).toBe(200);
      expect((await track(Array<string>(51).fill(NOBODYS))).statusCode).toBe(400);
      for (const wrong of ['', 'MZ1', `${NOBODYS},`, `${NOBODYS} ${NOBODYS}`]) {
        expect((await track([encodeURIComponent(wrong)])).statusCode).toBe(400);
      }
    });
  });

  describe('the public page', () => {
    it('shows where the parcel is, and no personal data', async () => {
      await scan('at_hub', 10);
      const answer = await page();
      expect(answer.statusCode).toBe(200);
      const shown = answer.json<Schemas['PublicTracking']>();
      expect(shown).toMatchObject({
        tracking_number: shipment.tracking_number,
        tracking_status: 'at_hub',
        address: 'complete',
        origin: { country: 'SA', city: 'riyadh' },
        destination: { country: 'SA', city: 'jeddah' },
      });
      expect(shown.events.map((event) => [event.tracking_status, event.city])).toEqual([
        ['at_hub', 'jeddah'],
        ['created', 'riyadh'],
      ]);
      const personal = [WORDS, shipment.id, customer.accountId, ...textsOf(TEST_RECEIVER)];
      for (const text of [...personal, ...textsOf(shipment.sender)]) {
        expect(answer.body).not.toContain(text);
      }
    });

    it('is found only by the token of its shipment', async () => {
      const { tracking_url } = await backend.ship(customer);
      expect(tracking_url).toMatch(/^\/t\/[0-9a-f]{32}$/);
      expect(tracking_url).not.toBe(shipment.tracking_url);
      for (const wrong of [shipment.tracking_number, shipment.id, '0'.repeat(32), 'x']) {
        expect([wrong, (await page(wrong)).statusCode]).toEqual([wrong, 404]);
      }
    });

    it('is gone once the account is closed', async () => {
      await database()
        .kysely.updateTable('accounts')
        .set({ closed_at: NOW })
        .where('account_id', '=', customer.accountId)
        .execute();
      expect((await page()).statusCode).toBe(404);
      expect((await complete({ short_address: 'JDAA1234' })).statusCode).toBe(404);
    });
  });

  describe('a missing address', () => {
    it.each([
      ['the short one', { short_address: 'JDAB4321' }],
      ['the full one', { ...FULL, district: 'حي العيّنة', additional_number: '3180' }],
    ])('is completed once with %s, which the sender sees', async (_name, address) => {
      await loseAddress();
      expect((await page()).json()).toMatchObject({ address: 'missing' });
      const answer = await complete(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ address: 'complete' });
      for (const text of textsOf(address)) expect(answer.body).not.toContain(text);
      expect((await backend.get(customer, `/shipments/${shipment.id}`)).json()).toMatchObject({
        receiver: { full_name: TEST_RECEIVER.full_name, ...address },
        address_completed_at: NOW.toISOString(),
      });
      const again = await complete({ short_address: 'ABCD1111' });
      expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'address_known' }]);
    });

    it('is completed by one of two at the same moment', async () => {
      await loseAddress();
      const answers = await Promise.all(
        ['AAAA1111', 'BBBB2222'].map((short_address) => complete({ short_address })),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    });

    it.each([
      [{}, ['/street_name', '/building_no', '/postal_code']],
      [{ short_address: 'JD1' }, ['/short_address']],
      [{ ...FULL, building_no: '12' }, ['/building_no']],
      [{ ...FULL, postal_code: '1234' }, ['/postal_code']],
      [{ short_address: 'JDAA1234', full_name: 'x' }, ['/full_name']],
      [{ short_address: 'JDAA1234', phone: '+966500000001' }, ['/phone']],
    ])('is validated: %j', async (address, pointers) => {
      await loseAddress();
      const answer = await complete(address);
      expect(answer.statusCode).toBe(422);
      const { errors = [] } = answer.json<Schemas['Problem']>();
      expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
      expect((await page()).json()).toMatchObject({ address: 'missing' });
    });

    it('can be completed until the parcel is out for delivery, and again after a failed attempt', async () => {
      await loseAddress();
      await scan('out_for_delivery', 10);
      expect((await page()).json()).toMatchObject({ address: 'too_late' });
      const late = await complete(FULL);
      expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'address_too_late' }]);
      await scan('delivery_attempted', 20);
      expect((await complete(FULL)).statusCode).toBe(200);
    });

    it('cannot be completed where nothing is missing, or for an unknown shipment', async () => {
      expect((await complete(FULL)).json()).toMatchObject({ code: 'address_known' });
      expect((await complete(FULL, '0'.repeat(32))).statusCode).toBe(404);
    });
  });
});

function textsOf(value: object): string[] {
  return Object.values(value).filter(
    (each): each is string => typeof each === 'string' && each.length > 6 && each !== 'jeddah',
  );
}
