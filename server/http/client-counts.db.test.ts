import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { migratedDatabase, onDatabases } from '../testing/each-database.ts';
import { ClientCounts } from './client-counts.ts';

const LIMIT = 600;
const MINUTE = 60_000;
const warn = vi.fn();
let now = Date.parse('2026-11-21T09:00:00Z');

const counting = (db: Database) =>
  new ClientCounts({ db, clock: () => new Date(now), log: { warn }, limit: LIMIT });

/** How many of so many requests, one from each process in turn, are let through. */
async function passing(processes: readonly ClientCounts[], requests: number, address: string) {
  const tries = Array.from({ length: requests }, async (_, at) =>
    processes[at % processes.length]?.add(address, MINUTE),
  );
  return (await Promise.all(tries)).filter((count) => (count?.current ?? 0) <= LIMIT).length;
}

onDatabases('postgres', (database) => {
  it('several processes let through what one may in each window, with few statements', async () => {
    const statements = vi.spyOn(database().kysely, 'insertInto');
    const processes = [1, 2, 3].map(() => counting(database()));
    for (const many of [1, 2, 3]) {
      // Each of the others may keep a rest of its last lease.
      const passed = await passing(processes.slice(0, many), 1_400, 'here');
      expect([passed <= LIMIT, passed > LIMIT - 30 * many]).toEqual([true, true]);
      now += MINUTE;
    }
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3 * 23);
  });
});

it('without a database the limit holds for each process, and none waits for it', async () => {
  // It has one connection, which the transaction keeps.
  const { database: db, drop } = await migratedDatabase('embedded');
  const counts = counting(db);
  expect(await passing([counts], 100, 'here')).toBe(100);
  await db.kysely.transaction().execute(async () => {
    const begin = performance.now();
    expect(await passing([counts], 700, 'here')).toBe(LIMIT - 100);
    expect(await passing([counts], 700, 'elsewhere')).toBe(LIMIT);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
  expect(warn).toHaveBeenCalledOnce();
  await drop();
});
