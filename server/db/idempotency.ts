import { createHash, hkdfSync } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Queryable, Tx } from './database.ts';
import { seal, unseal } from './sealed.ts';
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
  /** The answer holds a secret, and is stored encrypted. */
  isSecret?: boolean;
  now: Date;
}

/** A request whose operation can do without a key. */
export type PerhapsKeyed = Omit<KeyedRequest, 'key'> & { key: string | undefined };

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
 * booking refused for insufficient balance succeeds with the same key after a top-up. Without a key
 * nothing is stored.
 *
 * @throws IdempotencyKeyReusedError, and whatever the work throws.
 */
export async function answerOnce<Status extends number, Body>(
  { kysely }: Database,
  asked: PerhapsKeyed,
  work: (tx: Tx) => Promise<KeyedAnswer<Status, Body>>,
): Promise<KeyedAnswer<Status, Body>> {
  return kysely.transaction().execute(async (tx) => {
    if (!hasKey(asked)) return work(tx);
    if (!(await claimKey(tx, claimValues(asked)))) return readAnswer(tx, asked);
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ status: answer.status, body: written(asked, answer.body) })
      .where('account_id', '=', asked.accountId)
      .where('key', '=', storedKey(asked.key))
      .execute();
    return answer;
  });
}

/**
 * Gives the first answer of a key to every repeat, for work that may be done in vain: of
 * simultaneous repeats each does it, and the first answer to be stored is that of all.
 *
 * @throws IdempotencyKeyReusedError, and whatever the work throws.
 */
export async function answerFirst<Status extends number, Body>(
  { kysely }: Database,
  asked: PerhapsKeyed,
  work: () => Promise<KeyedAnswer<Status, Body>>,
): Promise<KeyedAnswer<Status, Body>> {
  if (!hasKey(asked)) return work();
  const earlier = await findAnswer(kysely, asked);
  if (earlier) return repeatedAnswer(asked, earlier);
  const answer = await work();
  const isFirst = await claimKey(kysely, claimValues(asked, answer));
  return isFirst ? answer : readAnswer(kysely, asked);
}

function hasKey(asked: PerhapsKeyed): asked is KeyedRequest {
  return asked.key !== undefined;
}

/** The values of {@link claimPart}. */
export interface ClaimValues {
  accountId: string;
  /** As {@link storedKey} says. */
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
  const { accountId, operation, now } = keyed;
  return {
    ...{ accountId, operation, now },
    key: storedKey(keyed.key),
    requestHash: hashRequest(keyed.request),
    status: answer?.status ?? null,
    body: answer === undefined ? null : written(keyed, answer.body),
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
async function claimKey(db: Queryable, values: ClaimValues): Promise<boolean> {
  return (await claim(db, values)).length > 0;
}

async function readAnswer<Status extends number, Body>(
  db: Queryable,
  keyed: KeyedRequest,
): Promise<KeyedAnswer<Status, Body>> {
  const earlier = await findAnswer(db, keyed);
  if (!earlier) throw new Error('the row of an idempotency key is gone');
  return repeatedAnswer(keyed, earlier);
}

async function findAnswer(db: Queryable, { accountId, key, now }: KeyedRequest) {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', storedKey(key))
    .where('created_at', '>', oldestKept(now))
    .executeTakeFirst();
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
  if (earlier.body === null) throw new Error('an idempotency key has no answer');
  return { status: earlier.status as Status, body: read(keyed, earlier.body) as Body };
}

/** Deletes keys older than {@link IDEMPOTENCY_KEY_HOURS}. */
export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now)).execute();
}

/** Keys from before are free again. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - IDEMPOTENCY_KEY_HOURS * 3_600_000);
}

/**
 * How a key is stored: hashed, because {@link written} encrypts answers with the key itself. Whoever
 * has the database cannot read them.
 */
export function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function written({ key, isSecret }: KeyedRequest, body: unknown): string {
  const text = JSON.stringify(body);
  return isSecret ? seal(sealingKey(key), text).toString('base64') : text;
}

function read({ key, isSecret }: KeyedRequest, text: string): unknown {
  return JSON.parse(isSecret ? unseal(sealingKey(key), Buffer.from(text, 'base64')) : text);
}

function sealingKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'stored answer', 32));
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
