/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreConnection } from './store-connection.ts';

export interface StoreConnectionList {
  /** @maxItems 20 */
  data: StoreConnection[];
}
