import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { liveAccountOf } from '../../domain/test-account.ts';
import type { PlanTier } from '../../domain/plan-change.ts';
import { allowed, type PlanLimit } from './plan-limits.ts';
import { problem, type ProblemError } from '../../http/problem.ts';

/** The account's plan, which its shadow has too. */
export async function tierOf(db: Queryable, accountId: string): Promise<PlanTier> {
  const found = await db
    .selectFrom('subscriptions')
    .select('tier')
    .where('account_id', '=', liveAccountOf(accountId))
    .executeTakeFirst();
  return found?.tier ?? 'basic';
}

/** What the account's plan allows at most. */
export async function allowedTo(
  db: Queryable,
  accountId: string,
  limit: PlanLimit,
): Promise<number> {
  return allowed(limit, await tierOf(db, accountId));
}

/**
 * Lets one request at a time add to what the account has, until the transaction ends. What merely
 * belongs to the account, such as a shipment, can be added by others meanwhile.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Refuses what would pass a limit of the account's plan.
 *
 * @param used how many there are, or how many are asked for.
 * @param added how many there would be more.
 * @throws ProblemError 409
 */
export async function requireRoom(
  db: Queryable,
  accountId: string,
  { limit, used, added = 1 }: { limit: PlanLimit; used: number; added?: number },
): Promise<void> {
  const tier = await tierOf(db, accountId);
  if (used + added > allowed(limit, tier)) throw limitReached({ limit, tier, used });
}

/** The refusal of a request that would pass a limit. */
export function limitReached(
  reached: Omit<components['schemas']['PlanLimitReached'], 'allowed'>,
): ProblemError {
  const plan_limit = { ...reached, allowed: allowed(reached.limit, reached.tier) };
  return problem(409, 'plan_limit_reached', { plan_limit });
}

/** Tables whose rows a plan limits, the columns by which they were added, and the limits. */
const COUNTED = {
  api_keys: ['client_key', 'api_keys'],
  saved_receivers: ['id', 'saved_receivers'],
  parcel_presets: ['id', 'saved_presets'],
  products: ['id', 'products'],
} as const satisfies Record<string, readonly [string, PlanLimit]>;

export type CountedTable = keyof typeof COUNTED;

/**
 * The oldest row that is paused because it is beyond the limit of the account's plan; null if none
 * is. Ids sort by time, so whatever sorts from this one on is paused.
 *
 * @param like counts only ids like this.
 */
export async function firstPaused(
  db: Queryable,
  accountId: string,
  table: CountedTable,
  like = '%',
): Promise<string | null> {
  const [id, limit] = COUNTED[table];
  const most = await allowedTo(db, accountId, limit);
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where account_id = ${accountId}
      and ${sql.ref(id)} like ${like}
    order by ${sql.ref(id)} offset ${most} limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether a row is paused, given what {@link firstPaused} found. */
export function isPaused(id: string, first: string | null): boolean {
  return first !== null && id >= first;
}
