import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { type TestBackend, testOrder } from '../../test-backend.ts';
import type { repeatFaults } from '../faults/repeats.ts';
import { TOP_UP, type ProbedServer, type Probe } from './probe.ts';

/** How to detect each of repeatFaults. */
export const repeatProbes: Record<keyof typeof repeatFaults, Probe> = {
  'key-ignored': {
    look: ({ backend, keyed }) => topUpTwice(backend, keyed, TOP_UP),
    right: [201, 201, true],
    broken: [201, 201, false],
  },
  'key-ignored-in-booking': {
    look: ({ backend }) => bookTwice(backend, ({ statusCode }) => statusCode),
    right: [201, 201],
    broken: [201, 409],
  },
  'key-not-required': {
    look: async ({ backend, send }) =>
      (await send(await backend.newCustomer(0), 'POST', '/top-ups', { body: TOP_UP })).statusCode,
    right: 400,
    broken: 201,
  },
  'other-body-accepted': {
    look: ({ backend, keyed }) => topUpTwice(backend, keyed, { ...TOP_UP, description: 'x' }),
    right: [201, 422, false],
    broken: [201, 201, true],
  },
  'repeat-answered-otherwise': {
    async look({ backend }) {
      const [first, second] = await bookTwice(backend, ({ payload }) => payload);
      return first === second;
    },
    right: true,
    broken: false,
  },
  'cancelled-twice': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      const { id } = await backend.ship(who);
      await backend.cancel(who, id);
      return (await backend.cancel(who, id)).statusCode;
    },
    right: 409,
    broken: 200,
  },
};

async function topUpTwice(backend: TestBackend, keyed: ProbedServer['keyed'], other: object) {
  const who = await backend.newCustomer(0);
  const key = randomUUID();
  const first = await keyed(who, '/top-ups', TOP_UP, key);
  const second = await keyed(who, '/top-ups', other, key);
  const isSame = first.json<{ id?: string }>().id === second.json<{ id?: string }>().id;
  return [first.statusCode, second.statusCode, isSame];
}

async function bookTwice<Value>(
  backend: TestBackend,
  pick: (response: LightMyRequestResponse) => Value,
): Promise<Value[]> {
  const who = await backend.newCustomer(10_000);
  const order = testOrder(await backend.quote(who));
  const key = randomUUID();
  const first = await backend.create(who, order, key);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return [pick(first), pick(await backend.create(who, order, key))];
}
