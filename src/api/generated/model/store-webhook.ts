/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { StorePlatform } from './store-platform.ts';

/**
 * Where a store platform sends its events for one account.
 */
export interface StoreWebhook {
  platform: StorePlatform;
  /**
     * Random, and part of the address.
     * @maxLength 36
     */
  uuid: string;
  /**
     * The address to enter at the platform, under the public origin of the server.
     * @maxLength 300
     */
  url: string;
  /** Of this uuid. */
  created_at: DateTime;
}
