import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { testAccountOf } from '../../domain/test-account.ts';

/**
 * Opens the shadow of an account for its test keys, unless it has one: an account of the same kind,
 * with nothing personal, that nobody can sign in to or write to.
 */
export async function openTestAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  const id = testAccountOf(accountId);
  await sql`
    insert into accounts (account_id, account_type, email, password_hash, first_name, last_name,
      company_name, phone, country, city, locale, delivery_emails, created_at)
    select ${id}, account_type, '', '', '', '', null, '', country, '', locale, 'never',
      ${now}::timestamptz
    from accounts where account_id = ${accountId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into balances (account_id, current, total_paid, total_transactions, cash_back,
      cod_collected, cod_remitted)
    values (${id}, 0, 0, 0, 0, 0, 0)
    on conflict do nothing`.execute(tx);
}
