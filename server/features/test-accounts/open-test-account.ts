import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { testAccountOf } from '../../domain/test-account.ts';
import { getAccount } from '../accounts/store.ts';

/**
 * Opens the shadow of an account for its test keys, unless it has one: an account of the same kind,
 * with nothing personal, that nobody can sign in to or write to.
 */
export async function openTestAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  const id = testAccountOf(accountId);
  const { account_type, country, locale } = await getAccount(tx, accountId);
  await tx
    .insertInto('accounts')
    .values({
      ...{ account_id: id, account_type, country, locale, created_at: now },
      ...{ email: '', password_hash: '', phone: '', first_name: '', last_name: '', city: '' },
      delivery_emails: 'never',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into balances (account_id, current, total_paid, total_transactions, cash_back,
      cod_collected, cod_remitted)
    values (${id}, 0, 0, 0, 0, 0, 0)
    on conflict do nothing`.execute(tx);
}
