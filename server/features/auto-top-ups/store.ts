import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { addDays, riyadhDay, riyadhMidnight } from '../../domain/calendar.ts';
import { type Attempt, countsTowardsCap, type FillQuestion } from '../../domain/auto-top-up.ts';
import type { AutoTopUpsTable } from './tables.ts';

export type AutoTopUp = Selectable<AutoTopUpsTable>;

export function findAutoTopUp(db: Queryable, accountId: string): Promise<AutoTopUp | undefined> {
  return db
    .selectFrom('auto_top_ups')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Whoever holds it is the only one to begin a payment, or to change the settings. */
export function lockAutoTopUp(tx: Tx, accountId: string): Promise<AutoTopUp | undefined> {
  return tx
    .selectFrom('auto_top_ups')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveAutoTopUp(tx: Tx, row: Insertable<AutoTopUpsTable>): Promise<void> {
  const { account_id: _key, ...settings } = row;
  await tx
    .insertInto('auto_top_ups')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute();
}

export async function updateAutoTopUp(
  db: Queryable,
  accountId: string,
  changes: Updateable<AutoTopUpsTable>,
): Promise<void> {
  await db.updateTable('auto_top_ups').set(changes).where('account_id', '=', accountId).execute();
}

/** Turns it off if it uses this payment method, which is about to be deleted. */
export async function leavePaymentMethod(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .updateTable('auto_top_ups')
    .set({ enabled: false, payment_method_id: null })
    .where('account_id', '=', accountId)
    .where('payment_method_id', '=', id)
    .execute();
}

/** Accounts whose balance is below their threshold and to be looked at, longest due first. */
export async function accountsToFill(db: Queryable, now: Date, limit: number): Promise<string[]> {
  // `enabled` is a literal, because a plan for any values could not use the index of these.
  const rows = await db
    .selectFrom('auto_top_ups as a')
    .innerJoin('balances as b', 'b.account_id', 'a.account_id')
    .select('a.account_id')
    .where('a.enabled', '=', sql.lit(true))
    .where('a.next_at', '<=', now)
    .whereRef('b.current', '<', 'a.threshold')
    .orderBy('a.next_at')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Accounts whose owner has not been told that it stopped since then, the first one first. */
export async function accountsToTell(
  db: Queryable,
  since: Date,
  limit: number,
): Promise<{ account_id: string; stopped_reason: AutoTopUp['stopped_reason'] }[]> {
  return db
    .selectFrom('auto_top_ups')
    .select(['account_id', 'stopped_reason'])
    .where('stopped_at', '>', since)
    .where('told_at', 'is', null)
    .orderBy('stopped_at')
    .limit(limit)
    .execute();
}

/** The latest two automatic top-ups since it was turned on, newest first. */
export async function latestAttempts(
  db: Queryable,
  { account_id, since }: Pick<AutoTopUp, 'account_id' | 'since'>,
): Promise<FillQuestion['attempts']> {
  const rows = await selectAutomatic(db, account_id)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ status, created_at }) => ({ status, at: created_at }));
}

/** Whether an automatic top-up is under way, also one from before it was changed. */
export async function isUnderWay(db: Queryable, accountId: string): Promise<boolean> {
  const found = await selectAutomatic(db, accountId)
    .where('status', '=', sql.lit('pending'))
    .executeTakeFirst();
  return found !== undefined;
}

/** Halalas that count towards the cap of today. */
export async function takenToday(db: Queryable, accountId: string, now: Date): Promise<number> {
  const day = riyadhDay(now);
  const rows = await selectAutomatic(db, accountId)
    .where('created_at', '>=', riyadhMidnight(day))
    .where('created_at', '<', riyadhMidnight(addDays(day, 1)))
    .execute();
  return rows
    .filter(({ status }) => countsTowardsCap(status))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** An account's automatic top-ups; they are all in riyals. */
function selectAutomatic(db: Queryable, accountId: string) {
  return db
    .selectFrom('top_ups')
    .select(['status', 'amount', 'created_at'])
    .$narrowType<{ status: Attempt }>()
    .where('account_id', '=', accountId)
    .where('automatic', '=', sql.lit(true));
}
