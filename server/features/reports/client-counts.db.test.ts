import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { readClientCounts } from './client-counts.ts';
import { clientPeriodOf } from './clients-store.ts';

const CLIENTS = 500;
const period = { from: '2026-03-01', to: '2026-03-16' };
const now = new Date('2026-03-15T12:00:00Z');

onDatabases('postgres', (database) => {
  it.each([1, 2, 3])(
    'finds the top clients among many more, as sorting all would: %i',
    async (seed) => {
      const { kysely } = database();
      const accountId = `acc_top_${seed}`;
      const clients = Array.from({ length: CLIENTS }, (_, at) => ({
        number: at + 1,
        // Many have as many orders as others; some have none, and something delivered.
        orders: (((at + 1) * 7919 * seed) % 23) % 19,
        delivered_value: ((at + 1) * 104_729 * seed) % 977,
      }));
      await sql`insert into clients (account_id, number, phone, city, first_on, last_at, orders, delivered_value)
      select ${accountId}, number, number::text, 'city' || number % 7, '2026-03-02', now(), orders, delivered_value
      from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb)
        as client (number int, orders int, delivered_value bigint)`.execute(kysely);
      const asked = clientPeriodOf(accountId, period, '2026-03-01', now);
      for (const by of ['orders', 'delivered_value'] as const) {
        const sorted = clients
          .filter(({ orders, delivered_value }) => orders > 0 || delivered_value > 0)
          .toSorted((one, other) => other[by] - one[by] || one.number - other.number);
        // Of three, those among the first 120 clients are tried before.
        for (const count of [1, 3, CLIENTS + 1]) {
          const { counts, top } = await readClientCounts(kysely, [asked], { by, count });
          expect(top).toEqual(sorted.slice(0, count).map(({ number }) => number));
          expect(counts.reduce((sum, { found }) => sum + found, 0)).toBe(sorted.length);
        }
      }
    },
  );
});
