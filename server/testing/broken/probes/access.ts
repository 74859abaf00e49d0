import { TEST_RECEIVER } from '../../test-backend.ts';
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
    async look({ backend, send }) {
      const who = await backend.newCustomer(0);
      const { statusCode } = await send(who, 'POST', '/auth/sign-out');
      return [statusCode, (await backend.get(who, '/profile')).statusCode];
    },
    right: [204, 401],
    broken: [204, 200],
  },
  'foreign-shipment-shown': {
    async look({ backend }) {
      const { id } = await backend.ship(await backend.newCustomer(10_000));
      return (await backend.get(await backend.newCustomer(0), `/shipments/${id}`)).statusCode;
    },
    right: 404,
    broken: 200,
  },
  'foreign-shipment-cancelled': {
    async look({ backend }) {
      const { id } = await backend.ship(await backend.newCustomer(10_000));
      return (await backend.cancel(await backend.newCustomer(0), id)).statusCode;
    },
    right: 404,
    broken: 200,
  },
  'foreign-draft-deleted': {
    async look({ backend, send }) {
      const who = await backend.newCustomer(0);
      const { id } = (await backend.post(who, '/shipment-drafts', {})).json<{ id: string }>();
      const other = await backend.newCustomer(0);
      return (await send(other, 'DELETE', `/shipment-drafts/${id}`)).statusCode;
    },
    right: 404,
    broken: 204,
  },
  'foreign-rows-listed': {
    async look({ backend }) {
      await backend.post(await backend.newCustomer(0), '/receivers', TEST_RECEIVER);
      return (await page(backend, await backend.newCustomer(0), '/receivers')).data.length;
    },
    right: 0,
    broken: 1,
  },
  'company-alone-forgotten': {
    look: async ({ backend }) =>
      (await backend.get(await backend.newCustomer(0, 'individual'), '/store-webhooks')).statusCode,
    right: 403,
    broken: 200,
  },
  'forbidden-for-not-found': {
    async look({ backend }) {
      const id = await backend.beginTopUp(await backend.newCustomer(0), 5_000);
      return (await backend.get(await backend.newCustomer(0), `/top-ups/${id}`)).statusCode;
    },
    right: 404,
    broken: 403,
  },
};
