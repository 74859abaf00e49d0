/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreSecret } from './store-secret.ts';

export interface StoreSecretUpdate {
  /** The secret that the platform gave; absent for a new random one. */
  secret?: StoreSecret;
}
