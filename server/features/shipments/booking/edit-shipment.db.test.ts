import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { updateShipment } from '../store.ts';
import { type Customer, TEST_PRICE, TEST_RECEIVER } from '../../../testing/test-backend.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const RECEIVER = { ...TEST_RECEIVER, full_name: 'سلمى العيّنة', landmark: 'بجوار البرج' };

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let shipment: Schemas['Shipment'];

  beforeEach(async () => {
    owner = await backend.newCustomer(TEST_PRICE);
    shipment = await backend.ship(owner, { reference_id: 'ORDER-8', note: 'ملاحظة' });
  });

  const edit = async (changes: Partial<Schemas['ShipmentUpdate']> = {}, { headers } = owner) => {
    const payload: Schemas['ShipmentUpdate'] = {
      version: 1,
      receiver: RECEIVER,
      packaging_type: 'bag',
      preferred_delivery_day: 'monday',
      preferred_delivery_time: '12-16',
      product_name: 'كتاب آخر',
      quantity: 3,
      price: { amount: 700, currency: 'AED' },
      ...changes,
    };
    const url = `/api/website/shipments/${shipment.id}`;
    return backend.app.inject({ method: 'PUT', url, headers, payload });
  };

  it('changes the given fields, removes those left out, and charges nothing', async () => {
    const answer = await edit();
    expect(answer.statusCode).toBe(200);
    const edited = answer.json<Schemas['Shipment']>();
    expect(edited).toMatchObject({
      id: shipment.id,
      version: 2,
      receiver: RECEIVER,
      packaging_type: 'bag',
      preferred_delivery_day: 'monday',
      product_name: 'كتاب آخر',
      price: { amount: 700, currency: 'AED' },
      charge: shipment.charge,
      updated_at: shipment.updated_at,
    });
    expect(edited).not.toHaveProperty('note');
    expect(edited).not.toHaveProperty('reference_id');
    const found = async (q: string) =>
      (await backend.get(owner, `/shipments?q=${encodeURIComponent(q)}`)).json<
        Schemas['ShipmentList']
      >().page.total;
    expect([await found('سلمى'), await found('ORDER-8')]).toEqual([1, 0]);
  });

  it('refuses one of two simultaneous edits', async () => {
    const answers = await Promise.all([edit({ quantity: 4 }), edit({ quantity: 5 })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'shipment_changed' });
    expect((await edit({ version: 2 })).statusCode).toBe(200);
  });

  it.each([
    ['collected', { tracking_status: 'picked_up' }],
    ['received', { status: 'completed', tracking_status: 'delivered' }],
    ['cancelled', { status: 'cancelled', tracking_status: 'cancelled' }],
  ] as const)('is refused once the shipment is %s', async (_, changes) => {
    await updateShipment(database().kysely, owner.accountId, shipment.id, changes);
    expect((await edit()).json()).toMatchObject({ status: 409, code: 'not_editable' });
  });

  it('refuses a change of the price, with the field', async () => {
    const moved = { ...RECEIVER, state: 'RD', city: 'riyadh' };
    const answer = await edit({ receiver: moved });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [
        { pointer: '/receiver/state', code: 'not_allowed' },
        { pointer: '/receiver/city', code: 'not_allowed' },
      ],
    });
    const heavier = await edit({ weight: 9_000 } as object);
    expect(heavier.json()).toMatchObject({ errors: [{ code: 'unknown_field' }] });
  });

  it('refuses a day on which the courier does not deliver', async () => {
    const answer = await edit({ preferred_delivery_day: 'friday' });
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: '/preferred_delivery_day', code: 'not_served_day' }],
    });
  });
});
