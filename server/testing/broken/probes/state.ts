import { sql } from 'kysely';
import { TEST_RECEIVER, testOrder } from '../../test-backend.ts';
import type { stateFaults } from '../faults/state.ts';
import type { Probe } from './probe.ts';

/** How to detect each of stateFaults. */
export const stateProbes: Record<keyof typeof stateFaults, Probe> = {
  'stale-draft-accepted': {
    async look({ backend, send }) {
      const who = await backend.newCustomer(0);
      const { id } = (await backend.post(who, '/shipment-drafts', {})).json<{ id: string }>();
      const save = () =>
        send(who, 'PUT', `/shipment-drafts/${id}`, { body: { version: 1, note: 'x' } });
      return [(await save()).statusCode, (await save()).statusCode];
    },
    right: [200, 409],
    broken: [200, 200],
  },
  'stale-edit-accepted': {
    async look({ backend, send }) {
      const who = await backend.newCustomer(10_000);
      const { id } = await backend.ship(who);
      const body = {
        ...{ version: 1, receiver: TEST_RECEIVER, packaging_type: 'box' },
        ...{ preferred_delivery_day: 'sunday', preferred_delivery_time: '09-12' },
        ...{ product_name: 'x', quantity: 1, price: { amount: 100, currency: 'SAR' } },
      };
      const edit = () => send(who, 'PUT', `/shipments/${id}`, { body });
      return [(await edit()).statusCode, (await edit()).statusCode];
    },
    right: [200, 409],
    broken: [200, 200],
  },
  'cancelled-after-collection': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      const { id } = await backend.ship(who);
      await backend.database.kysely
        .updateTable('shipments')
        .set({ tracking_status: 'picked_up' })
        .where('id', '=', id)
        .execute();
      return (await backend.cancel(who, id)).statusCode;
    },
    right: 409,
    broken: 200,
  },
  'used-quote-accepted': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      const order = testOrder(await backend.quote(who));
      await backend.create(who, order);
      return (await backend.create(who, order)).statusCode;
    },
    right: 409,
    broken: 201,
  },
  'expired-quote-accepted': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      const order = testOrder(await backend.quote(who));
      await sql`update quotes set expires_at = now() - interval '1 minute'
        where id = ${order.quote_id}`.execute(backend.database.kysely);
      return (await backend.create(who, order)).statusCode;
    },
    right: 409,
    broken: 201,
  },
  'other-parcel-accepted': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      const order = testOrder(await backend.quote(who), { weight: 9_000 });
      return (await backend.create(who, order)).statusCode;
    },
    right: 409,
    broken: 201,
  },
};
