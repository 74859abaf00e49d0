/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { SavedReceiver } from './saved-receiver.ts';

export interface SavedReceiverList {
  /** @maxItems 100 */
  data: SavedReceiver[];
  page: Page;
}
