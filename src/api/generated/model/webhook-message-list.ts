/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { WebhookMessage } from './webhook-message.ts';

/**
 * A page of webhooks.
 */
export interface WebhookMessageList {
  /**
     * The webhooks of the page.
     * @maxItems 100
     */
  data: WebhookMessage[];
  page: Page;
}
