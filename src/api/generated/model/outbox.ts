/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OutboxMessage } from './outbox-message.ts';
import type { Page } from './page.ts';

/**
 * A page of the messages that demo mode has kept.
 */
export interface Outbox {
  /**
     * The messages of the page, newest first.
     * @maxItems 100
     */
  data: OutboxMessage[];
  page: Page;
}
