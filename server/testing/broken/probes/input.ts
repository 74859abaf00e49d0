import { type BookingDesk, TEST_RECEIVER, testParcel } from '../../booking-desk.ts';
import type { inputFaults } from '../faults/input.ts';
import { PRESET, TOP_UP, type Probe } from './probe.ts';

/** How to detect each of inputFaults. */
export const inputProbes: Record<keyof typeof inputFaults, Probe> = {
  'bound-not-enforced': {
    look: ({ desk }) => statusOf(desk, '/quotes', { ...testParcel(), weight: 1_000_001 }),
    right: 422,
    broken: 201,
  },
  'text-length-not-enforced': {
    look: ({ desk }) =>
      statusOf(desk, '/receivers', { ...TEST_RECEIVER, full_name: 'س'.repeat(121) }),
    right: 422,
    broken: 201,
  },
  'unknown-field-accepted': {
    look: ({ desk }) => statusOf(desk, '/parcel-presets', { ...PRESET, colour: 'red' }),
    right: 422,
    broken: 201,
  },
  'text-taken-as-number': {
    look: ({ desk }) => statusOf(desk, '/quotes', { ...testParcel(), weight: '3000' }),
    right: 422,
    broken: 201,
  },
  'required-field-not-required': {
    async look({ desk, keyed }) {
      const { amount } = TOP_UP;
      return (await keyed(await desk.newCustomer(0), '/top-ups', { amount })).statusCode;
    },
    right: 422,
    broken: 201,
  },
  'limit-not-bounded': {
    look: async ({ desk }) =>
      (await desk.get(await desk.newCustomer(0), '/shipments?limit=101')).statusCode,
    right: 400,
    broken: 200,
  },
  'crash-on-odd-text': {
    look: async ({ desk }) =>
      (await desk.get(await desk.newCustomer(0), '/shipments?q=100%25')).statusCode,
    right: 200,
    broken: 500,
  },
};

async function statusOf(desk: BookingDesk, path: string, body: object): Promise<number> {
  return (await desk.post(await desk.newCustomer(0), path, body)).statusCode;
}
