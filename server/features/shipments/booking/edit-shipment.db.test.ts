import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../../openapi/generated/types.ts';
import { updateShipment } from '../store.ts';
import { countShipments, send, statusAndBody } from '../../../testing/customer-calls.ts';
import { onDatabases } from '../../../testing/each-database.ts';
import { useTestBackend } from '../../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE, TEST_RECEIVER } from '../../../testing/test-backend.ts';

type Schemas = components['schemas'];

const RECEIVER = { ...TEST_RECEIVER, full_name: 'سلمى العيّنة', landmark: 'بجوار البرج' };

const EDIT: Schemas['ShipmentUpdate'] = {
  ...{ version: 1, receiver: RECEIVER, packaging_type: 'bag' },
  ...{ preferred_delivery_day: 'monday', preferred_delivery_time: '12-15' },
  ...{ product_name: 'كتاب آخر', quantity: 3, price: { amount: 700, currency: 'AED' } },
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let shipment: Schemas['Shipment'];

  beforeEach(async () => {
    owner = await backend.newCustomer(TEST_PRICE);
    shipment = await backend.ship(owner, { reference_id: 'ORDER-8', note: 'ملاحظة' });
  });

  const edit = async (changes: object = {}) =>
    statusAndBody(
      await send(backend, owner, 'PUT', `/shipments/${shipment.id}`, { ...EDIT, ...changes }),
    );

  it('changes the given fields, removes those left out, and charges nothing', async () => {
    const [status, edited] = await edit();
    const { charge, updated_at } = shipment;
    expect([status, edited]).toMatchObject([200, { ...EDIT, charge, updated_at, version: 2 }]);
    expect(edited).not.toHaveProperty('note');
    expect(edited).not.toHaveProperty('reference_id');
    expect(await countShipments(backend, owner, 'سلمى')).toBe(1);
    expect(await countShipments(backend, owner, 'ORDER-8')).toBe(0);
  });

  it('refuses one of two simultaneous edits', async () => {
    const answers = await Promise.all([edit({ quantity: 4 }), edit({ quantity: 5 })]);
    expect(answers.toSorted(([one], [other]) => one - other)).toMatchObject([
      [200, { version: 2 }],
      [409, { code: 'shipment_changed' }],
    ]);
    expect(await edit({ version: 2 })).toMatchObject([200, { version: 3 }]);
  });

  it.each([
    ['collected', { tracking_status: 'picked_up' }],
    ['received', { status: 'completed', tracking_status: 'delivered' }],
    ['cancelled', { status: 'cancelled', tracking_status: 'cancelled' }],
  ] as const)('is refused once the shipment is %s', async (_, changes) => {
    await updateShipment(database().kysely, owner.accountId, shipment.id, changes);
    expect(await edit()).toMatchObject([409, { code: 'not_editable' }]);
  });

  it('names each field that the price depends on, and a day that is not served', async () => {
    const moved = { ...RECEIVER, state: 'RD', city: 'riyadh' };
    const errors = [
      { pointer: '/receiver/state', code: 'not_allowed' },
      { pointer: '/receiver/city', code: 'not_allowed' },
      { pointer: '/preferred_delivery_day', code: 'not_served_day' },
    ];
    const changes = { receiver: moved, preferred_delivery_day: 'friday' };
    expect(await edit(changes)).toMatchObject([422, { errors }]);
  });
});
