/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScopes } from './api-key-scopes.ts';
import type { ClientKey } from './client-key.ts';
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';

/**
 * An account's key, for another system that acts for the account.
 */
export interface ApiKey {
  client_key: ClientKey;
  /** Name given by the owner. */
  name: Name;
  scopes: ApiKeyScopes;
  /** Whether it is a test key. It works on a shadow of the account, which has data of its own: everything is validated, nothing is paid, and no courier hears of it. */
  is_test: boolean;
  /**
     * Last four characters of the newest secret, so that its owner can recognise it.
     * @maxLength 4
     * @pattern ^[A-Za-z0-9_-]{4}$
     */
  secret_last_four: string;
  created_at: DateTime;
  /** Time of the last rotation; absent if there was none. */
  rotated_at?: DateTime;
  /** Accurate to the minute; absent if the key was never used. */
  last_used_at?: DateTime;
  /** Time until which the previous secret stays valid; absent if it is no longer valid. */
  previous_secret_until?: DateTime;
  /** Whether the key is refused because it is beyond the limit of the account's plan. */
  is_paused: boolean;
}
