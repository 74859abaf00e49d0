import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { handlers } from '../../features/handlers.ts';
import { onDatabases } from '../each-database.ts';
import { type Customer, openTestBackend, type TestBackend, testOrder } from '../test-backend.ts';
import { FAULTS } from './faults.ts';

const beyond = [...FAULTS].filter(([, fault]) => fault.beyond !== undefined);

type Look = (backend: TestBackend, customer: Customer) => Promise<LightMyRequestResponse>;

/** What a correct server refuses, by the fault that accepts it; the kit sees all other faults. */
const LOOKS: Record<string, Look> = {
  async 'expired-quote-accepted'(backend, customer) {
    const { id } = await backend.quote(customer);
    backend.setTime(new Date(Date.now() + 16 * 60_000));
    return backend.create(customer, testOrder({ id }));
  },
};

onDatabases('postgres', (database) => {
  it.each(beyond)('shows %s, which the conformance kit cannot see', async (name, fault) => {
    const statuses: number[] = [];
    for (const changed of [{}, fault.handlers]) {
      const backend = await openTestBackend(database(), { handlers: { ...handlers, ...changed } });
      const answer = await LOOKS[name]?.(backend, await backend.newCustomer(10_000));
      statuses.push(answer?.statusCode ?? 0);
      await backend.close();
    }
    expect(statuses[0]).toBe(409);
    expect([200, 201]).toContain(statuses[1]);
  });
});
