import { TEST_RECEIVER } from '../../booking-desk.ts';
import type { accessFaults } from '../faults/access.ts';
import { page, type Probe } from './probe.ts';

/** How to detect each of accessFaults. */
export const accessProbes: Record<keyof typeof accessFaults, Probe> = {
  'no-token-asked': {
    look: async ({ send }) => (await send(null, 'GET', '/couriers')).statusCode,
    right: 401,
    broken: 200,
  },
  'token-outlives-sign-out': {
    async look({ desk, send }) {
      const who = await desk.newCustomer(0);
      const { statusCode } = await send(who, 'POST', '/auth/sign-out');
      return [statusCode, (await desk.get(who, '/profile')).statusCode];
    },
    right: [204, 401],
    broken: [204, 200],
  },
  'foreign-shipment-shown': {
    async look({ desk }) {
      const { id } = await desk.ship(await desk.newCustomer(10_000));
      return (await desk.get(await desk.newCustomer(0), `/shipments/${id}`)).statusCode;
    },
    right: 404,
    broken: 200,
  },
  'foreign-shipment-cancelled': {
    async look({ desk }) {
      const { id } = await desk.ship(await desk.newCustomer(10_000));
      return (await desk.cancel(await desk.newCustomer(0), id)).statusCode;
    },
    right: 404,
    broken: 200,
  },
  'foreign-draft-deleted': {
    async look({ desk, send }) {
      const who = await desk.newCustomer(0);
      const { id } = (await desk.post(who, '/shipment-drafts', {})).json<{ id: string }>();
      const other = await desk.newCustomer(0);
      return (await send(other, 'DELETE', `/shipment-drafts/${id}`)).statusCode;
    },
    right: 404,
    broken: 204,
  },
  'foreign-rows-listed': {
    async look({ desk }) {
      await desk.post(await desk.newCustomer(0), '/receivers', TEST_RECEIVER);
      return (await page(desk, await desk.newCustomer(0), '/receivers')).data.length;
    },
    right: 0,
    broken: 1,
  },
  'company-alone-forgotten': {
    look: async ({ desk }) =>
      (await desk.get(await desk.newCustomer(0, 'individual'), '/store-webhooks')).statusCode,
    right: 403,
    broken: 200,
  },
  'forbidden-for-not-found': {
    async look({ desk }) {
      const id = await desk.beginTopUp(await desk.newCustomer(0), 5_000);
      return (await desk.get(await desk.newCustomer(0), `/top-ups/${id}`)).statusCode;
    },
    right: 404,
    broken: 403,
  },
};
