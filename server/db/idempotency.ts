import { createHash } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Queryable, Tx } from './database.ts';
import { statement } from './statement.ts';
import type { IdempotencyKeysTable } from './tables.ts';

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

/** The values of {@link claimPart}. */
export interface ClaimValues {
  accountId: string;
  key: string;
  operation: string;
  requestHash: string;
  /** The answer, if it is known already. */
  status: number | null;
  body: string | null;
  now: Date;
  /** Keys from before are free again. */
  keptSince: Date;
}

export function claimValues(
  keyed: KeyedRequest,
  answer?: KeyedAnswer<number, unknown>,
): ClaimValues {
  const { accountId, key, operation, now } = keyed;
  return {
    ...{ accountId, key, operation, now },
    requestHash: hashRequest(keyed.request),
    status: answer?.status ?? null,
    body: answer === undefined ? null : JSON.stringify(answer.body),
    keptSince: oldestKept(now),
  };
}

/**
 * The part of a statement that claims a key, which is then in `claimed`. It waits for a transaction
 * that is claiming the same key, and is empty if the key is taken.
 *
 * @param answer the stored answer, if an earlier part completes it.
 * @param condition must hold as well.
 */
export function claimPart(
  v: ClaimValues,
  answer: RawBuilder<unknown> = sql`${v.body}`,
  condition = sql`true`,
): RawBuilder<unknown> {
  return sql`
    claimed as (
      insert into idempotency_keys as earlier
        (account_id, key, operation, request_hash, status, body, created_at)
      select ${v.accountId}, ${v.key}, ${v.operation}, ${v.requestHash}, ${v.status}::int,
        ${answer}, ${v.now}::timestamptz
      where ${condition}
      on conflict (account_id, key) do update set
        operation = excluded.operation, request_hash = excluded.request_hash,
        status = excluded.status, body = excluded.body, created_at = excluded.created_at
        where earlier.created_at <= ${v.keptSince}
      returning key, created_at as claimed_at
    )`;
}

const claim = statement(
  (v: ClaimValues) => sql<{ key: string }>`with ${claimPart(v)} select key from claimed`,
);

/** False if the key is taken. */
async function claimKey(tx: Tx, keyed: KeyedRequest): Promise<boolean> {
  return (await claim(tx, claimValues(keyed))).length > 0;
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
  return repeatedAnswer(keyed, earlier);
}

/**
 * The answer that a key's first request was given.
 *
 * @throws IdempotencyKeyReusedError if that was another request.
 */
export function repeatedAnswer<Status extends number, Body>(
  keyed: KeyedRequest,
  earlier: Pick<Selectable<IdempotencyKeysTable>, 'operation' | 'request_hash' | 'status' | 'body'>,
): KeyedAnswer<Status, Body> {
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

/** Keys from before are free again. */
export function oldestKept(now: Date): Date {
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
