/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreConnection } from './store-connection.ts';

/**
 * The connected stores.
 */
export interface StoreConnectionList {
  /**
     * The stores; those connected first come first.
     * @maxItems 20
     */
  data: StoreConnection[];
}
