import type { components } from '../../../../openapi/generated/types.ts';
import { TEST_COURIER, TEST_RECEIVER } from '../../test-backend.ts';
import type { shapeFaults } from '../faults/shape.ts';
import { PRESET, movements, balance, type Probe } from './probe.ts';

type Schemas = components['schemas'];

/** How to detect each of shapeFaults. */
export const shapeProbes: Record<keyof typeof shapeFaults, Probe> = {
  'field-renamed': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      const { id } = await backend.ship(who);
      return Object.keys((await backend.get(who, `/shipments/${id}`)).json<object>()).filter(
        (key) => /^tracking.?number$/i.test(key),
      );
    },
    right: ['tracking_number'],
    broken: ['trackingNumber'],
  },
  'field-missing': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      await backend.ship(who);
      const { data } = (await backend.get(who, '/shipments')).json<{ data: object[] }>();
      return 'payment_status' in (data[0] ?? {});
    },
    right: true,
    broken: false,
  },
  'field-too-many': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      return 'password_hash' in (await backend.get(who, '/profile')).json<object>();
    },
    right: false,
    broken: true,
  },
  'enum-outside': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      await backend.ship(who);
      return (await movements(backend, who)).data[0]?.kind;
    },
    right: 'shipment_charge',
    broken: 'charge',
  },
  'money-in-riyals': {
    look: async ({ backend }) => balance(backend, await backend.newCustomer(2_875)),
    right: 2_875,
    broken: 28.75,
  },
  'money-as-text': {
    look: async ({ backend }) =>
      (await backend.quote(await backend.newCustomer(0))).prices[0]?.vat.amount,
    right: 375,
    broken: '375',
  },
  'null-for-absent': {
    look: async ({ backend }) => (await backend.ship(await backend.newCustomer(10_000))).note,
    right: undefined,
    broken: null,
  },
  'time-without-zone': {
    async look({ backend }) {
      const saved = await backend.post(await backend.newCustomer(0), '/receivers', TEST_RECEIVER);
      return saved.json<Schemas['SavedReceiver']>().created_at.endsWith('Z');
    },
    right: true,
    broken: false,
  },
  'wrong-content-type': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      return (await backend.get(who, `/couriers/${TEST_COURIER}`)).headers['content-type'];
    },
    right: 'application/json; charset=utf-8',
    broken: 'text/html; charset=utf-8',
  },
  'status-200-for-201': {
    look: async ({ backend }) =>
      (await backend.post(await backend.newCustomer(0), '/parcel-presets', PRESET)).statusCode,
    right: 201,
    broken: 200,
  },
  'undocumented-status': {
    async look({ backend, send }) {
      const who = await backend.newCustomer(0);
      const { id } = (await backend.post(who, '/parcel-presets', PRESET)).json<{ id: string }>();
      return (await send(who, 'DELETE', `/parcel-presets/${id}`)).statusCode;
    },
    right: 204,
    broken: 202,
  },
  'no-rate-limit-headers': {
    look: async ({ backend }) =>
      'ratelimit-limit' in (await backend.get(await backend.newCustomer(0), '/couriers')).headers,
    right: true,
    broken: false,
  },
  'no-content-disposition': {
    async look({ backend, send }) {
      const path = '/balance/transactions/csv';
      const file = await send(await backend.newCustomer(0), 'POST', path, { body: {} });
      return 'content-disposition' in file.headers;
    },
    right: true,
    broken: false,
  },
  'pdf-that-is-none': {
    async look({ backend, send }) {
      const who = await backend.newCustomer(10_000);
      const { id } = await backend.ship(who);
      const body = { document: 'label', language: 'ar' };
      const { headers, payload } = await send(who, 'POST', `/shipments/${id}/label`, { body });
      return [headers['content-type'], payload.slice(0, 5)];
    },
    right: ['application/pdf', '%PDF-'],
    broken: ['application/pdf', '<!doc'],
  },
  'time-of-riyadh': {
    async look({ backend }) {
      const answer = await backend.post(await backend.newCustomer(0), '/parcel-presets', PRESET);
      return answer.json<{ created_at: string }>().created_at.slice(-1);
    },
    right: 'Z',
    broken: '0',
  },
};
