import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { AccountsTable } from './tables.ts';
import type { CodeChannel } from '../../messages/message.ts';
import type { Locale } from '../../reference/locale.ts';

export type Account = Selectable<AccountsTable>;

/** E-mails compare without regard to letter case and surrounding spaces. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What a person signs in with: an e-mail or a phone. */
export interface Login {
  channel: CodeChannel;
  destination: string;
}

/** Parses what a person typed to sign in: an e-mail, or a phone in E.164. */
export function readLogin(typed: string): Login {
  return typed.includes('@')
    ? { channel: 'email', destination: normalizeEmail(typed) }
    : { channel: 'phone', destination: typed };
}

/** What the account's owner can sign in with. An unverified e-mail or phone may be somebody else's. */
export function loginsOf(account: Account): Login[] {
  const channels = ['email', 'phone'] as const;
  return channels
    .filter((channel) => account[`${channel}_verified`])
    .map((channel) => ({ channel, destination: account[channel] }));
}

/** Where and in which language to write to an account's owner. Every account has a verified login. */
export function reachOf(account: Account): { channel: CodeChannel; to: string; locale: Locale } {
  const channel = account.email_verified ? 'email' : 'phone';
  return { channel, to: account[channel], locale: account.locale };
}

/** The account that has verified this e-mail or phone. */
export function findAccountByLogin(
  db: Queryable,
  { channel, destination }: Login,
): Promise<Account | undefined> {
  // `true` is a literal, because a plan for any values could not use the index of verified ones.
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(channel, '=', destination)
    .where(channel === 'email' ? 'email_verified' : 'phone_verified', '=', sql.lit(true))
    .executeTakeFirst();
}

export async function setPassword(
  db: Queryable,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', accountId)
    .execute();
}

/** @throws NoResultError when there is no such account. */
export function getAccount(db: Queryable, accountId: string): Promise<Account> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/**
 * Whether the account is closed. It stays so until the transaction ends. Call it first in a
 * transaction that moves money without the customer: closing locks the account before all else.
 */
export async function isAccountClosed(tx: Tx, accountId: string): Promise<boolean> {
  const { closed_at } = await tx
    .selectFrom('accounts')
    .select('closed_at')
    .where('account_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return closed_at !== null;
}

/** @returns undefined when another account has verified the same e-mail or phone. */
export function addAccount(
  db: Queryable,
  account: Insertable<AccountsTable>,
): Promise<Account | undefined> {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @throws NoResultError when the account is closed, or there is none. */
export function updateAccount(
  db: Queryable,
  accountId: string,
  changes: Updateable<AccountsTable>,
): Promise<Account> {
  return db
    .updateTable('accounts')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets another e-mail or phone. It is unverified, so it is not used as second step of sign-in. */
export function setContact(
  db: Queryable,
  { account_id, second_step }: Account,
  channel: CodeChannel,
  destination: string,
): Promise<Account> {
  const unverified =
    channel === 'email'
      ? { email: destination, email_verified: false }
      : { phone: destination, phone_verified: false };
  return updateAccount(db, account_id, {
    ...unverified,
    ...(second_step === channel && { second_step: null }),
  });
}

/**
 * Marks an e-mail or phone as verified, if the account still has it.
 *
 * @returns `taken` when another account has verified it, `changed` when this account has a
 *   different one now.
 */
export async function setVerified(
  db: Queryable,
  accountId: string,
  { channel, destination }: Login,
): Promise<Account | 'taken' | 'changed'> {
  if ((await findAccountByLogin(db, { channel, destination })) !== undefined) return 'taken';
  const verified = await db
    .updateTable('accounts')
    .set(channel === 'email' ? { email_verified: true } : { phone_verified: true })
    .where('account_id', '=', accountId)
    .where(channel, '=', destination)
    .returningAll()
    .executeTakeFirst();
  return verified ?? 'changed';
}
