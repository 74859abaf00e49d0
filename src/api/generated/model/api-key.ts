/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScopes } from './api-key-scopes.ts';
import type { ClientKey } from './client-key.ts';
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';

/**
 * A key of the account, for a system that acts for it.
 */
export interface ApiKey {
  client_key: ClientKey;
  /** What its owner calls it. */
  name: Name;
  scopes: ApiKeyScopes;
  /**
     * The end of the newest secret, by which its owner knows it again.
     * @maxLength 4
     * @pattern ^[A-Za-z0-9_-]{4}$
     */
  secret_last_four: string;
  created_at: DateTime;
  /** Of the last rotation; left out before the first. */
  rotated_at?: DateTime;
  /** To the minute; left out while it was never used. */
  last_used_at?: DateTime;
  /** Until when the secret before the newest one is valid too; left out when it is dead. */
  previous_secret_until?: DateTime;
}
