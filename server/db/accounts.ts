import type { Selectable } from 'kysely';
import type { Queryable } from './database.ts';
import type { AccountsTable } from './schema.ts';

export type Account = Selectable<AccountsTable>;

/** E-mails are the same whatever their letter case and the spaces around them. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The account that signs in with this e-mail, as a person typed it. */
export function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
}

/** @throws NoResultError when there is no such account. */
export function getAccount(db: Queryable, accountId: string): Promise<Account> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}
