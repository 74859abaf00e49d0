/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Page } from './page.ts';
import type { WebhookMessage } from './webhook-message.ts';

export interface WebhookMessageList {
  /** @maxItems 100 */
  data: WebhookMessage[];
  page: Page;
}
