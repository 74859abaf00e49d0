import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { TEST_PRICE, testOrder } from '../testing/test-backend.ts';
import { onDatabases } from '../testing/each-database.ts';
import { useTestBackend } from '../testing/for-a-suite.ts';
import { printLabels } from '../testing/print-labels.ts';
import { deleteExpired } from './housekeeping.ts';

const START = new Date('2026-11-17T09:00:00Z');
const hoursLater = (hours: number) => new Date(START.getTime() + hours * 3_600_000);

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  beforeAll(async () => {
    backend.setTime(START);
  });

  it('deletes idempotency keys after 24 hours and unused quotes after 30 days, and nothing else', async () => {
    const customer = await backend.newCustomer(TEST_PRICE);
    const unused = await backend.quote(customer);
    const used = await backend.quote(customer);
    await backend.create(customer, testOrder(used), randomUUID());
    const keys = () => database().kysely.selectFrom('idempotency_keys').select('key').execute();
    const shown = async (id: string) => (await backend.get(customer, `/quotes/${id}`)).statusCode;

    await deleteExpired(database(), hoursLater(23));
    expect(await keys()).toHaveLength(1);
    await deleteExpired(database(), hoursLater(24));
    expect(await keys()).toHaveLength(0);
    expect(await shown(unused.id)).toBe(200);

    await deleteExpired(database(), hoursLater(30 * 24));
    expect(await shown(unused.id)).toBe(404);
    expect(await shown(used.id)).toBe(200);
  });

  it('deletes label files after a day', async () => {
    const customer = await backend.newCustomer(TEST_PRICE);
    const { id } = await backend.ship(customer);
    const batch = `/label-batches/${await printLabels(backend, customer, [id])}`;
    await deleteExpired(database(), hoursLater(23));
    expect((await backend.get(customer, batch)).statusCode).toBe(200);
    await deleteExpired(database(), hoursLater(24));
    expect((await backend.get(customer, batch)).statusCode).toBe(404);
  });
});
