/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * A simulated store.
 */
export interface StoreSimulation {
  /**
     * Page of the simulated store, on which orders can be placed.
     * @maxLength 300
     */
  url: string;
}
