import { createHash } from 'node:crypto';
import type { Database, Queryable, Tx } from './database.ts';

const IDEMPOTENCY_KEY_HOURS = 24;

/** The request of an idempotency key. */
export interface KeyedRequest {
  accountId: string;
  key: string;
  operation: string;
  /** Everything the answer depends on: path parameters and body. */
  request: unknown;
  now: Date;
}

export interface KeyedAnswer<Status extends number, Body> {
  status: Status;
  body: Body;
}

/** The key was used for another request within its 24 hours. */
export class IdempotencyKeyReusedError extends Error {
  override readonly name = 'IdempotencyKeyReusedError';
}

/**
 * Runs a keyed request once, stores its answer in the same transaction, and gives that answer to
 * every repeat. Simultaneous repeats wait for the first, whose uncommitted row blocks them.
 *
 * Only an answer is stored. If the work throws, all of it is undone and the key stays unused, so a
 * booking refused for insufficient balance succeeds with the same key after a top-up.
 *
 * @throws IdempotencyKeyReusedError, and whatever the work throws.
 */
export async function answerOnce<Status extends number, Body>(
  { kysely }: Database,
  keyed: KeyedRequest,
  work: (tx: Tx) => Promise<KeyedAnswer<Status, Body>>,
): Promise<KeyedAnswer<Status, Body>> {
  return kysely.transaction().execute(async (tx) => {
    if (!(await claimKey(tx, keyed))) return earlierAnswer<Status, Body>(tx, keyed);
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ status: answer.status, body: JSON.stringify(answer.body) })
      .where('account_id', '=', keyed.accountId)
      .where('key', '=', keyed.key)
      .execute();
    return answer;
  });
}

/** False if the key is taken; waits for a transaction that is taking it. */
async function claimKey(tx: Tx, keyed: KeyedRequest): Promise<boolean> {
  const row = {
    operation: keyed.operation,
    request_hash: hashRequest(keyed.request),
    status: null,
    body: null,
    created_at: keyed.now,
  };
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ account_id: keyed.accountId, key: keyed.key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<=', oldestKept(keyed.now)),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function earlierAnswer<Status extends number, Body>(
  tx: Tx,
  keyed: KeyedRequest,
): Promise<KeyedAnswer<Status, Body>> {
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', keyed.accountId)
    .where('key', '=', keyed.key)
    .executeTakeFirstOrThrow();
  const isSameRequest =
    earlier.operation === keyed.operation && earlier.request_hash === hashRequest(keyed.request);
  if (!isSameRequest) throw new IdempotencyKeyReusedError();
  if (earlier.body === null) throw new Error(`idempotency key ${keyed.key} has no answer`);
  return { status: earlier.status as Status, body: JSON.parse(earlier.body) as Body };
}

/** Deletes keys older than {@link IDEMPOTENCY_KEY_HOURS}. */
export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now)).execute();
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - IDEMPOTENCY_KEY_HOURS * 3_600_000);
}

/** The order of an object's fields makes no difference. */
function hashRequest(request: unknown): string {
  const canonical = JSON.stringify(request, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('hex');
}
