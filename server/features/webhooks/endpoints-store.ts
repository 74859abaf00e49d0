import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import { isTestAccount, liveAccountOf, testAccountOf } from '../../domain/test-account.ts';
import type { EndpointHealth } from '../../domain/webhook-health.ts';
import type { Account } from '../../http/operations.ts';
import { lockAccount, requireRoom } from '../plans/limits.ts';
import { openTestAccount } from '../test-accounts/open-test-account.ts';
import type { WebhookEndpointsTable } from './tables.ts';

export type Endpoint = Selectable<WebhookEndpointsTable>;

const ENDPOINT_STATES = ['active', 'paused', 'disabled'] as const;

export type EndpointKey = Pick<Endpoint, 'account_id' | 'id'>;

/** Whose endpoints an account manages: on the screens those for its test keys too, a key its own. */
function ownersOf(account: Account): string[] {
  return 'clientKey' in account ? [account.id] : [account.id, testAccountOf(account.id)];
}

/** Newest first. */
export function listEndpoints(db: Queryable, account: Account): Promise<Endpoint[]> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', 'in', ownersOf(account))
    .orderBy('id', 'desc')
    .execute();
}

export function findEndpoint(
  db: Queryable,
  account: Account,
  id: string,
): Promise<Endpoint | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('account_id', 'in', ownersOf(account))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws ProblemError 409 if the plan of the account allows no more of its kind. */
export async function addEndpoint(
  tx: Tx,
  added: Insertable<WebhookEndpointsTable>,
): Promise<Endpoint> {
  const { account_id: accountId, created_at: now } = added;
  if (isTestAccount(accountId)) await openTestAccount(tx, liveAccountOf(accountId), now);
  await requireRoomFor(tx, accountId, ENDPOINT_STATES);
  return tx.insertInto('webhook_endpoints').values(added).returningAll().executeTakeFirstOrThrow();
}

/**
 * Lets an endpoint become active that is not.
 *
 * @throws ProblemError 409 if as many are as the plan of the account allows.
 */
export function requireRoomForActive(tx: Tx, accountId: string): Promise<void> {
  return requireRoomFor(tx, accountId, ['active']);
}

async function requireRoomFor(
  tx: Tx,
  accountId: string,
  states: readonly Endpoint['state'][],
): Promise<void> {
  await lockAccount(tx, accountId);
  const { count } = await tx
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  await requireRoom(tx, accountId, { limit: 'webhook_endpoints', used: Number(count) });
}

/** How an endpoint is doing, as its row has it. */
export function healthColumns({ failingSince, warnings }: EndpointHealth) {
  return { failing_since: failingSince, warnings };
}

export function changeEndpoint(
  db: Queryable,
  { account_id, id }: EndpointKey,
  changes: Updateable<WebhookEndpointsTable>,
): Promise<Endpoint | undefined> {
  return db
    .updateTable('webhook_endpoints')
    .set(changes)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an endpoint with its log. */
export async function deleteEndpoint(tx: Tx, { account_id, id }: EndpointKey): Promise<void> {
  await tx
    .deleteFrom('webhook_endpoints')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  for (const table of ['webhook_messages', 'webhook_attempts'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', account_id)
      .where('endpoint_id', '=', id)
      .execute();
  }
}
