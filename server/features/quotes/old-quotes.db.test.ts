import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { migrate, migrations } from '../../db/migrate.ts';
import { newDatabase, onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { toQuote } from './mapper.ts';
import { findQuote } from './store.ts';

type Quote = components['schemas']['Quote'];

/** The last migration before cards had versions. */
const BEFORE = '0016-ledger-checks';
const NOW = new Date();

/** As quotes were stored before: with all of each card. */
async function storeAsBefore(kysely: Queryable, quote: Quote): Promise<void> {
  const prices = quote.prices.map(({ balance_after, ...price }) => price);
  const result = { prices, excluded: quote.excluded, summary: quote.summary };
  await sql`insert into quotes (account_id, id, request, result, created_at, expires_at)
    values ('acc_1', ${quote.id}, ${JSON.stringify(quote.request)}::jsonb,
      ${JSON.stringify(result)}::jsonb, ${quote.created_at}::timestamptz,
      ${quote.expires_at}::timestamptz)`.execute(kysely);
}

onDatabases('postgres', (database, kind) => {
  const backend = useTestBackend(database);

  it('keeps what quotes showed before cards had versions', async () => {
    const customer = await backend.newCustomer(0);
    const everywhere = { country: 'AE', city: 'Dubai' };
    const cash = { amount: 600_000, currency: 'SAR' } as const;
    const shown = [
      await backend.quote(customer),
      await backend.quote(customer, { weight: 30_000 }),
      await backend.quote(customer, { length: 2_000 }),
      await backend.quote(customer, { destination: everywhere }),
      await backend.quote(customer, {
        payment_type: 'cash_on_delivery',
        amount_to_collect: { ...cash, amount: 10_000 },
      }),
      await backend.quote(customer, { payment_type: 'cash_on_delivery', amount_to_collect: cash }),
    ];
    const reasons = shown.flatMap(({ excluded }) => excluded.map(({ reason }) => reason));
    expect(new Set(reasons)).toEqual(
      new Set(['overweight', 'oversize', 'not_served', 'cod_over_cap']),
    );

    const { database: older, drop } = await newDatabase(kind);
    await new Migrator({ db: older.kysely, provider: migrations }).migrateTo(BEFORE);
    for (const quote of shown) await storeAsBefore(older.kysely, quote);
    await migrate(older);
    const now = { balance: 0, measured: new Map(), now: NOW };
    for (const quote of shown) {
      const found = await findQuote(older, 'acc_1', quote.id);
      if (!found) throw new Error(`${quote.id} is gone`);
      const known = { ...now, ratings: found.ratings };
      expect(toQuote(found.quote, found.versions, known)).toEqual(quote);
    }
    await drop();
  });
});
