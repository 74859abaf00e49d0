import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { type BookingDesk, testOrder } from '../../booking-desk.ts';
import type { repeatFaults } from '../faults/repeats.ts';
import { TOP_UP, type ProbedServer, type Probe } from './probe.ts';

/** How to detect each of repeatFaults. */
export const repeatProbes: Record<keyof typeof repeatFaults, Probe> = {
  'key-ignored': {
    look: ({ desk, keyed }) => topUpTwice(desk, keyed, TOP_UP),
    right: [201, 201, true],
    broken: [201, 201, false],
  },
  'key-ignored-in-booking': {
    look: ({ desk }) => bookTwice(desk, ({ statusCode }) => statusCode),
    right: [201, 201],
    broken: [201, 409],
  },
  'key-not-required': {
    look: async ({ desk, send }) =>
      (await send(await desk.newCustomer(0), 'POST', '/top-ups', { body: TOP_UP })).statusCode,
    right: 400,
    broken: 201,
  },
  'other-body-accepted': {
    look: ({ desk, keyed }) => topUpTwice(desk, keyed, { ...TOP_UP, description: 'x' }),
    right: [201, 422, false],
    broken: [201, 201, true],
  },
  'repeat-answered-otherwise': {
    async look({ desk }) {
      const [first, second] = await bookTwice(desk, ({ payload }) => payload);
      return first === second;
    },
    right: true,
    broken: false,
  },
  'cancelled-twice': {
    async look({ desk }) {
      const who = await desk.newCustomer(10_000);
      const { id } = await desk.ship(who);
      await desk.cancel(who, id);
      return (await desk.cancel(who, id)).statusCode;
    },
    right: 409,
    broken: 200,
  },
};

async function topUpTwice(desk: BookingDesk, keyed: ProbedServer['keyed'], other: object) {
  const who = await desk.newCustomer(0);
  const key = randomUUID();
  const first = await keyed(who, '/top-ups', TOP_UP, key);
  const second = await keyed(who, '/top-ups', other, key);
  const isSame = first.json<{ id?: string }>().id === second.json<{ id?: string }>().id;
  return [first.statusCode, second.statusCode, isSame];
}

async function bookTwice<Value>(
  desk: BookingDesk,
  pick: (response: LightMyRequestResponse) => Value,
): Promise<Value[]> {
  const who = await desk.newCustomer(10_000);
  const order = testOrder(await desk.quote(who));
  const key = randomUUID();
  const first = await desk.create(who, order, key);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return [pick(first), pick(await desk.create(who, order, key))];
}
