import type { components } from '../../../openapi/generated/types.ts';
import type { Account } from '../accounts/store.ts';
import type { Queryable } from '../../db/database.ts';
import type { RequestContext } from '../../http/operations.ts';
import { openSession } from './sessions-store.ts';
import { rememberDevice } from './known-devices-store.ts';
import { countryOf } from '../../reference/network-country.ts';
import { toProfile } from '../profile/mapper.ts';
import { hashToken, newToken, SESSION_DAYS } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What was sent with the password. */
export interface SessionWishes {
  deviceHash?: string | null;
  keepSignedIn?: boolean;
}

/**
 * Signs the account in with a new token, on a device that is known from now on.
 *
 * @param wishes.deviceHash of the token that the device sent, if any.
 */
export async function startSession(
  db: Queryable,
  account: Account,
  { now, userAgent, address, note }: RequestContext,
  { deviceHash = null, keepSignedIn = true }: SessionWishes = {},
): Promise<components['schemas']['Session']> {
  const token = newToken('mzs');
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
  const accountId = account.account_id;
  const device = await rememberDevice(db, { accountId, hash: deviceHash, now });
  const sessionId = await openSession(db, {
    accountId,
    tokenHash: hashToken(token),
    userAgent,
    country: countryOf(address),
    deviceHash: device.hash,
    keepSignedIn,
    now,
    expiresAt,
  });
  note({ accountId, sessionId });
  return {
    token,
    expires_at: expiresAt.toISOString(),
    keep_signed_in: keepSignedIn,
    ...(device.token !== undefined && { device_token: device.token }),
    profile: toProfile(account),
  };
}
