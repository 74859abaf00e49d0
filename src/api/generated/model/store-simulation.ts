/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export interface StoreSimulation {
  /**
     * Page of the simulated store.
     * @maxLength 300
     */
  url: string;
}
