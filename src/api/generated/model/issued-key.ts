/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKey } from './api-key.ts';
import type { SecretKey } from './secret-key.ts';

/**
 * A key with its new secret, which no other response contains.
 */
export interface IssuedKey {
  /** The new secret. */
  secret_key: SecretKey;
  key: ApiKey;
}
