import type { components } from '../../../openapi/generated/types.ts';
import type { Account } from '../accounts/store.ts';
import type { Queryable } from '../../db/database.ts';
import { openSession } from './sessions-store.ts';
import { countryOf } from '../../reference/network-country.ts';
import { toProfile } from '../profile/mapper.ts';
import { hashToken, newToken, SESSION_DAYS } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Signs the account in with a new token. */
export async function startSession(
  db: Queryable,
  account: Account,
  { now, userAgent, address }: { now: Date; userAgent: string | undefined; address: string },
): Promise<components['schemas']['Session']> {
  const token = newToken('mzs');
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY);
  await openSession(db, {
    accountId: account.account_id,
    tokenHash: hashToken(token),
    userAgent,
    country: countryOf(address),
    now,
    expiresAt,
  });
  return { token, expires_at: expiresAt.toISOString(), profile: toProfile(account) };
}
