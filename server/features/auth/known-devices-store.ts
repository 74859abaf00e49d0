import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { KnownDevicesTable } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

/** Most devices of one account; the one unused for longest is forgotten for another. */
const MOST_DEVICES = 20;
const UNUSED_DAYS = 180;

/** The device of a sign-in, and its token if it is a new one. */
export interface RememberedDevice {
  hash: string;
  token?: string;
}

/** Whether the account knows the device. An unknown account knows none. */
export async function isKnownDevice(
  db: Queryable,
  accountId: string | undefined,
  hash: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', accountId ?? '')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Makes a device known to the account. A device that the account or another one knows keeps its
 * token; any other gets a new one, so that callers cannot choose it.
 *
 * @param hash of the token that the device sent, if any.
 */
export async function rememberDevice(
  db: Queryable,
  { accountId, hash, now }: { accountId: string; hash: string | null; now: Date },
): Promise<RememberedDevice> {
  if (hash === null || !(await isIssued(db, hash))) {
    const token = await addDevice(db, { accountId, now });
    return { hash: hashToken(token), token };
  }
  await putDevice(db, { accountId, hash, now });
  return { hash };
}

/** Makes another device known to the account. @returns its token. */
export async function addDevice(
  db: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const token = newToken('mzd');
  await putDevice(db, { accountId, hash: hashToken(token), now });
  return token;
}

async function putDevice(
  db: Queryable,
  { accountId, hash, now }: { accountId: string; hash: string; now: Date },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ account_id: accountId, token_hash: hash, created_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'token_hash']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (of) =>
      of
        .selectFrom('known_devices')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('token_hash')
        .limit(MOST_DEVICES),
    )
    .execute();
}

async function isIssued(db: Queryable, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Devices of the account, the one used last first. */
export function listDevices(
  db: Queryable,
  accountId: string,
): Promise<Selectable<KnownDevicesTable>[]> {
  return db
    .selectFrom('known_devices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .execute();
}

/** Forgets the account's devices, except the one of a session. */
export async function forgetDevices(
  db: Queryable,
  accountId: string,
  { exceptOf }: { exceptOf?: string } = {},
): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', devicesOf(db, accountId).where('id', '=', exceptOf ?? ''))
    .execute();
}

/** Forgets the device of an ended session, unless an open one is on the same device. */
export async function forgetDeviceOf(
  db: Queryable,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<void> {
  const devices = devicesOf(db, accountId);
  await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'in', devices.where('id', '=', sessionId))
    .where('token_hash', 'not in', devices.where('revoked_at', 'is', null))
    .execute();
}

function devicesOf(db: Queryable, accountId: string) {
  return db
    .selectFrom('sessions')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .where('device_hash', 'is not', null)
    .$narrowType<{ device_hash: string }>();
}

/** Deletes devices that nobody has signed in from for half a year. */
export async function deleteUnusedDevices(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNUSED_DAYS * 24 * 3_600_000);
  await db.deleteFrom('known_devices').where('last_used_at', '<=', since).execute();
}
