import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newDatabase, onDatabases } from '../testing/each-database.ts';
import { openDatabase } from './database.ts';
import { migrate, migrations, OtherVersionError } from './migrate.ts';
import { openBalance } from '../features/balance/ledger.ts';

const AT = new Date('2026-11-21T09:00:00Z');
const ACCOUNT = 'acc_1';

const allMigrations = async () => Object.keys(await migrations.getMigrations()).sort();

it('makes the tables once when several processes start on one PostgreSQL at once', async () => {
  const { url, drop } = await newDatabase('postgres');
  const processes = await Promise.all(
    Array.from({ length: 3 }, () => openDatabase({ databaseUrl: url ?? '' })),
  );
  const ran = await Promise.all(processes.map((database) => migrate(database)));
  await Promise.all(processes.map((database) => database.close()));
  await drop();
  expect(ran.flat()).toEqual(await allMigrations());
});

onDatabases('each', (database, kind) => {
  it('makes the tables, and does nothing the second time', async () => {
    const empty = await newDatabase(kind);
    expect(await migrate(empty.database)).toEqual(await allMigrations());
    expect(await migrate(empty.database)).toEqual([]);
    await empty.drop();
  });

  it('refuses tables that another version made', async () => {
    const { database: older, drop } = await newDatabase(kind);
    await migrate(older);
    await sql`update kysely_migration set name = '0000-older' where name like '0001%'`.execute(
      older.kysely,
    );
    await expect(migrate(older)).rejects.toThrow(OtherVersionError);
    await drop();
  });

  it('reads amounts as safe numbers, days as text and instants as dates', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as amount, date '2026-11-21' as day,
      timestamptz '2026-11-21 12:00:00+03' as instant, '{"a": 1}'::jsonb as document`.execute(
      database().kysely,
    );
    expect(rows).toEqual([
      { amount: 9_007_199_254_740_991, day: '2026-11-21', instant: AT, document: { a: 1 } },
    ]);
    const tooLarge = sql`select 9007199254740992::bigint`.execute(database().kysely);
    await expect(tooLarge).rejects.toThrow(/no safe integer/);
  });

  describe('the ledger', () => {
    let transactions = 0;

    async function writeEntries(...amounts: number[]): Promise<void> {
      const id = `ltx_${(transactions += 1)}`;
      await database()
        .kysely.transaction()
        .execute(async (tx) => {
          await sql`insert into ledger_transactions
            (account_id, id, kind, amount, sequence, balance_after, cod_amount, created_at)
            values (${ACCOUNT}, ${id}, 'top_up', 0, ${transactions}, 0, 0, ${AT})`.execute(tx);
          const of = { account_id: ACCOUNT, transaction_id: id };
          const entries = amounts.map((amount, index) => {
            const ledger_account = index === 0 ? 'customer_balance' : 'top_up_clearing';
            return { ...of, ledger_account, amount } as const;
          });
          await tx.insertInto('ledger_entries').values(entries).execute();
        });
    }

    it('accepts only entries that sum to zero', async () => {
      await writeEntries(100, -100);
      await expect(writeEntries(100, -99)).rejects.toThrow(/sum to zero/);
      await expect(writeEntries(100)).rejects.toThrow(/sum to zero/);
    });

    it.each([
      'update ledger_entries set amount = amount * 2',
      'delete from ledger_entries',
      'update ledger_transactions set amount = 0',
      'delete from ledger_transactions',
      'update tracking_events set city = null',
      'delete from tracking_events',
      'truncate ledger_entries',
    ])('refuses: %s', async (statement) => {
      await expect(sql.raw(statement).execute(database().kysely)).rejects.toThrow(/append-only/);
    });
  });

  it('keeps balances from falling below zero', async () => {
    const { kysely } = database();
    await openBalance(kysely, ACCOUNT);
    const debit = kysely.updateTable('balances').set({ current: -1 }).execute();
    await expect(debit).rejects.toThrow(/check constraint/);
  });
});
