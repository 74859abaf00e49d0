/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScopes } from './api-key-scopes.ts';
import type { ClientKey } from './client-key.ts';
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';

/**
 * A key with which another system acts for the account.
 */
export interface ApiKey {
  client_key: ClientKey;
  /** Name given by the owner. */
  name: Name;
  scopes: ApiKeyScopes;
  /** Whether it is a test key. A test key works on a shadow of the account with data of its own: everything is validated, but nothing is paid and no courier is involved. */
  is_test: boolean;
  /**
     * Last four characters of the newest secret, by which its owner can recognise it.
     * @maxLength 4
     * @pattern ^[A-Za-z0-9_-]{4}$
     */
  secret_last_four: string;
  /** When the key was created. */
  created_at: DateTime;
  /** When the secret was last rotated; absent if never. */
  rotated_at?: DateTime;
  /** When the key was last used, accurate to the minute; absent if never. */
  last_used_at?: DateTime;
  /** When the previous secret expires; absent if it already has. */
  previous_secret_until?: DateTime;
  /** Whether requests with the key are refused, because it is beyond the limit of the account's plan. */
  is_paused: boolean;
}
