/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { StoreWebhook } from './store-webhook.ts';

export interface StoreWebhookList {
  /** @maxItems 2 */
  data: StoreWebhook[];
}
