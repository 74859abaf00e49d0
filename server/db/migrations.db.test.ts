import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  codCollected,
  type LedgerAccount,
  type Posting,
  shipmentCharge,
  topUp,
  topUpReversal,
} from '../domain/ledger.ts';
import { newDatabase, onDatabases } from '../testing/each-database.ts';
import { TEST_DOCUMENT } from '../testing/test-document.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate, migrations, OtherVersionError } from './migrate.ts';
import { openBalance, post } from '../features/balance/ledger.ts';

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
    beforeAll(() => openBalance(database().kysely, ACCOUNT));

    /** A movement that leaves the balance at zero; `balance` is SQL that changes its row. */
    async function write(
      entries: readonly (readonly [LedgerAccount, number])[],
      balance = 'total_transactions = total_transactions + 1',
    ): Promise<void> {
      const [id, next] = [`ltx_${transactions + 1}`, transactions + 1];
      await database()
        .kysely.transaction()
        .execute(async (tx) => {
          const rows = entries.map(([name, amount]) => sql`(${name}::text, ${amount}::bigint)`);
          await sql`with moved as (
              update balances set ${sql.raw(balance)} where account_id = ${ACCOUNT}
            ), written as (
              insert into ledger_transactions
                (account_id, id, kind, amount, sequence, balance_after, cod_amount, created_at)
              values (${ACCOUNT}, ${id}, 'top_up', 0, ${next}, 0, 0, ${AT}) returning id
            ) insert into ledger_entries (account_id, transaction_id, ledger_account, amount)
            select ${ACCOUNT}, written.id, entry.* from written,
              (values ${sql.join(rows)}) as entry where entry.column1 <> 'none'`.execute(tx);
        });
      transactions = next;
    }
    const [one, other] = ['carriage_revenue', 'vat_payable'] as const;

    it('accepts only entries that sum to zero and say what their movement says', async () => {
      await write([
        [one, 100],
        [other, -100],
      ]);
      for (const wrong of [-99, 0]) {
        await expect(
          write([
            [one, 100],
            [other, wrong || 1],
          ]),
        ).rejects.toThrow(/sum to zero/);
      }
      const spent = [
        ['customer_balance', 100],
        [other, -100],
      ] as const;
      await expect(write(spent)).rejects.toThrow(/say what it says/);
    });

    it.each([
      ['a balance without a movement', 'update balances set current = current + 1'],
      ['what was paid', 'update balances set total_paid = 1'],
      ['cash back', 'update balances set cash_back = cash_back + 1'],
      ['cash', 'update balances set cod_collected = 5'],
      ['the count', 'update balances set total_transactions = total_transactions + 1'],
      ['a new balance', "insert into balances (account_id, current) values ('acc_2', 5)"],
      ['a balance that goes', 'delete from balances'],
    ])('refuses %s', async (_, statement) => {
      await expect(sql.raw(statement).execute(database().kysely)).rejects.toThrow(
        /entries|append-only/,
      );
    });

    it.each([
      [
        'another amount',
        'total_transactions = total_transactions + 1, current = 1',
        /next movement/,
      ],
      ['another total', 'total_transactions = total_transactions + 1, total_paid = 1', /next mov/],
      ['no count', 'current = current', /moves its balance/],
    ])('refuses a movement with %s in the balance', async (_, balance, reason) => {
      await expect(
        write(
          [
            [one, 7],
            [other, -7],
          ],
          balance,
        ),
      ).rejects.toThrow(reason);
    });

    it('refuses a movement without entries, and entries that come later', async () => {
      await expect(write([['none' as LedgerAccount, 0]])).rejects.toThrow(/next movement/);
      await write([
        [one, 8],
        [other, -8],
      ]);
      const later = sql`insert into ledger_entries values
        (${ACCOUNT}, ${`ltx_${transactions}`}, 'suspense', 5),
        (${ACCOUNT}, ${`ltx_${transactions}`}, 'top_up_clearing', -5)`;
      await expect(later.execute(database().kysely)).rejects.toThrow(/say what it says/);
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

  it('lets only money that is taken back put a balance below zero', async () => {
    const { kysely } = database();
    const backTo = (posting: Posting, takenBack?: number) =>
      kysely.transaction().execute(async (tx) => {
        const document = posting.kind === 'shipment_charge' ? TEST_DOCUMENT : undefined;
        const moved = { accountId: 'acc_3', posting, document, at: AT };
        await post(tx, { ...moved, ...(takenBack && { takenBack }) });
      });
    await openBalance(kysely, 'acc_3');
    await expect(backTo(shipmentCharge({ subtotal: 1, vat: 0 }))).rejects.toThrow(/lacks 1 hal/);
    await backTo(topUp(100));
    await backTo(shipmentCharge({ subtotal: 87, vat: 13 }));
    await backTo(topUpReversal(100), 100);
    await expect(backTo(shipmentCharge({ subtotal: 1, vat: 0 }))).rejects.toThrow(/lacks 101 hal/);
    await backTo(topUp(40));
    await backTo(codCollected(5));
    expect((await getStanding(kysely)).current).toBe(-60);
    const forged = sql`insert into ledger_transactions
      (account_id, id, kind, amount, sequence, balance_after, created_at)
      values ('acc_3', 'ltx_f', 'shipment_charge', -5, 6, -65, ${AT})`;
    await expect(forged.execute(kysely)).rejects.toThrow(/only_reversals_overdraw/);
  });

  const getStanding = (kysely: Database['kysely']) =>
    kysely
      .selectFrom('balances')
      .selectAll()
      .where('account_id', '=', 'acc_3')
      .executeTakeFirstOrThrow();
});
