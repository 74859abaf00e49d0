/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreConnection } from './store-connection.ts';
import type { StoreSecret } from './store-secret.ts';

/**
 * A store with its secret, which no other response contains.
 */
export interface OpenedStore {
  secret: StoreSecret;
  store: StoreConnection;
}
