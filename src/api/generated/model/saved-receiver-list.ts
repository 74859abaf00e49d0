/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { SavedReceiver } from './saved-receiver.ts';

/**
 * A page of saved receivers.
 */
export interface SavedReceiverList {
  /**
     * The receivers of the page.
     * @maxItems 100
     */
  data: SavedReceiver[];
  page: Page;
}
