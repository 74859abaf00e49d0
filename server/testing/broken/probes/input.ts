import { type TestBackend, TEST_RECEIVER, testParcel } from '../../test-backend.ts';
import type { inputFaults } from '../faults/input.ts';
import { PRESET, TOP_UP, type Probe } from './probe.ts';

/** How to detect each of inputFaults. */
export const inputProbes: Record<keyof typeof inputFaults, Probe> = {
  'bound-not-enforced': {
    look: ({ backend }) => statusOf(backend, '/quotes', { ...testParcel(), weight: 1_000_001 }),
    right: 422,
    broken: 201,
  },
  'text-length-not-enforced': {
    look: ({ backend }) =>
      statusOf(backend, '/receivers', { ...TEST_RECEIVER, full_name: 'س'.repeat(121) }),
    right: 422,
    broken: 201,
  },
  'unknown-field-accepted': {
    look: ({ backend }) => statusOf(backend, '/parcel-presets', { ...PRESET, colour: 'red' }),
    right: 422,
    broken: 201,
  },
  'text-taken-as-number': {
    look: ({ backend }) => statusOf(backend, '/quotes', { ...testParcel(), weight: '3000' }),
    right: 422,
    broken: 201,
  },
  'required-field-not-required': {
    async look({ backend, keyed }) {
      const { amount } = TOP_UP;
      return (await keyed(await backend.newCustomer(0), '/top-ups', { amount })).statusCode;
    },
    right: 422,
    broken: 201,
  },
  'limit-not-bounded': {
    look: async ({ backend }) =>
      (await backend.get(await backend.newCustomer(0), '/shipments?limit=101')).statusCode,
    right: 400,
    broken: 200,
  },
  'crash-on-odd-text': {
    look: async ({ backend }) =>
      (await backend.get(await backend.newCustomer(0), '/shipments?q=100%25')).statusCode,
    right: 200,
    broken: 500,
  },
};

async function statusOf(backend: TestBackend, path: string, body: object): Promise<number> {
  return (await backend.post(await backend.newCustomer(0), path, body)).statusCode;
}
