/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreSecret } from './store-secret.ts';

/**
 * The new secret.
 */
export interface StoreSecretUpdate {
  /** The secret that the platform gave; absent to have the server create a random one. */
  secret?: StoreSecret;
}
