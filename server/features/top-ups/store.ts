import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { TopUpPaymentsTable, TopUpsTable } from './tables.ts';

export type TopUp = Selectable<TopUpsTable>;
export type TopUpPayment = Selectable<TopUpPaymentsTable>;

export async function insertTopUp(tx: Tx, topUp: Insertable<TopUpsTable>): Promise<void> {
  await tx.insertInto('top_ups').values(topUp).execute();
}

export function findTopUp(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<TopUp | undefined> {
  return db
    .selectFrom('top_ups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws NoResultError when the account has no such top-up. */
export function lockTopUp(tx: Tx, accountId: string, id: string): Promise<TopUp> {
  return tx
    .selectFrom('top_ups')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateTopUp(
  tx: Tx,
  { account_id, id }: Pick<TopUp, 'account_id' | 'id'>,
  changes: Updateable<TopUpsTable>,
): Promise<void> {
  await tx
    .updateTable('top_ups')
    .set(changes)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

export async function insertPayment(
  tx: Tx,
  payment: Insertable<TopUpPaymentsTable>,
): Promise<void> {
  await tx.insertInto('top_up_payments').values(payment).execute();
}

/** @throws NoResultError when the account has no such payment. */
export function getPayment(db: Queryable, accountId: string, id: string): Promise<TopUpPayment> {
  return selectPayment(db, { account_id: accountId, id }).executeTakeFirstOrThrow();
}

/** A top-up's first payment; undefined if the provider has not opened one. */
export function firstPayment(
  db: Queryable,
  { account_id, id }: Pick<TopUp, 'account_id' | 'id'>,
): Promise<TopUpPayment | undefined> {
  return selectPayment(db, { account_id, top_up_id: id }).orderBy('id').limit(1).executeTakeFirst();
}

/** Finds a payment by its id, its reference, or the provider's id. */
export function findPayment(
  db: Queryable,
  by: Partial<
    Pick<TopUpPayment, 'account_id' | 'id' | 'reference_hash' | 'provider' | 'provider_payment_id'>
  >,
): Promise<TopUpPayment | undefined> {
  return selectPayment(db, by).executeTakeFirst();
}

function selectPayment(db: Queryable, by: Partial<TopUpPayment>) {
  return db
    .selectFrom('top_up_payments')
    .selectAll()
    .where((is) => is.and(by));
}

export async function updatePayment(
  db: Queryable,
  { account_id, id }: Pick<TopUpPayment, 'account_id' | 'id'>,
  changes: Updateable<TopUpPaymentsTable>,
): Promise<void> {
  await db
    .updateTable('top_up_payments')
    .set(changes)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** Payments whose end is unknown, least recently checked first. */
export function openPayments(
  db: Queryable,
  provider: TopUpPayment['provider'],
  before: Date,
  limit: number,
): Promise<TopUpPayment[]> {
  // The status is a literal, because a plan for any values could not use the index of these.
  return db
    .selectFrom('top_up_payments')
    .selectAll()
    .where('status', '=', sql.lit('pending'))
    .where('provider', '=', provider)
    .where('checked_at', '<=', before)
    .orderBy('checked_at')
    .limit(limit)
    .execute();
}

/** Paid payments whose provider is to be asked again, the longest due first. */
export function paymentsToAskAgain(
  db: Queryable,
  provider: TopUpPayment['provider'],
  now: Date,
  limit: number,
): Promise<TopUpPayment[]> {
  return db
    .selectFrom('top_up_payments')
    .selectAll()
    .where('ask_again_at', '<=', now)
    .where('provider', '=', provider)
    .orderBy('ask_again_at')
    .limit(limit)
    .execute();
}

/** Held payments, the oldest first. */
export function heldPayments(db: Queryable, since: Date): Promise<TopUpPayment[]> {
  // The status is a literal, because a plan for any values could not use the index of these.
  return db
    .selectFrom('top_up_payments')
    .selectAll()
    .where('status', '=', sql.lit('held'))
    .where('settled_at', '<=', since)
    .orderBy('settled_at')
    .execute();
}

/** Expires top-ups for which no payment was ever opened. */
export async function expireUnopened(db: Queryable, before: Date): Promise<void> {
  await db
    .updateTable('top_ups')
    .set({ status: 'expired' })
    .where('status', '=', 'pending')
    .where('payment_id', 'is', null)
    .where('created_at', '<=', before)
    .execute();
}
