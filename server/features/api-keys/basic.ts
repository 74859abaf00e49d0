import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../auth/tokens.ts';
import { isTestKey } from './is-test-key.ts';
import { type ApiKey, findApiKey, noteUse } from './store.ts';
import type { Database } from '../../db/database.ts';
import type { KeyHolder } from '../../http/operations.ts';
import { testAccountOf } from '../../domain/test-account.ts';
import { problem } from '../../http/problem.ts';

/** User name and password. */
const PAIR = /^(?<clientKey>mzk_(?:test_)?[0-9a-z]{26}):(?<secret>mzi_[A-Za-z0-9_-]{43})$/;

/**
 * The account that another system acts for, by client key and secret key.
 *
 * @throws ProblemError 401 for missing or malformed keys, for an unknown or revoked client key, and
 *   for a secret that is neither the current one nor the previous one within its grace period.
 */
export async function authenticateKey(
  authorization: string | undefined,
  db: Database,
  now: Date,
): Promise<KeyHolder> {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization ?? '')?.[1] ?? '';
  const pair = PAIR.exec(Buffer.from(encoded, 'base64').toString('latin1'));
  const { clientKey = '', secret = '' } = pair?.groups ?? {};
  const key = pair && (await findApiKey(db.kysely, clientKey));
  const validity = key && validityOf(hashToken(secret), key, now);
  if (!key || !validity) throw problem(401, 'unauthorized');
  if (!key.is_paused) await noteUse(db.kysely, key, now);
  return {
    id: isTestKey(clientKey) ? testAccountOf(key.account_id) : key.account_id,
    accountType: key.account_type,
    clientKey,
    name: key.name,
    scopes: key.scopes,
    secretValidUntil: validity.until,
    isPaused: key.is_paused,
  };
}

/** Until when a secret is valid, null for no end; undefined when it is invalid. */
function validityOf(hash: string, key: ApiKey, now: Date): { until: Date | null } | undefined {
  if (isSame(hash, key.secret_hash)) return { until: null };
  const { previous_hash: previous, previous_until: until } = key;
  const inGrace = previous !== null && until !== null && until > now && isSame(hash, previous);
  return inGrace ? { until } : undefined;
}

function isSame(hash: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(kept));
}
