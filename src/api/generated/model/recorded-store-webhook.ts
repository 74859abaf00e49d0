/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { StorePlatform } from './store-platform.ts';

export interface RecordedStoreWebhook {
  platform: StorePlatform;
  created_at: DateTime;
}
