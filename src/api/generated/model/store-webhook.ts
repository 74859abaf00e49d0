/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { StorePlatform } from './store-platform.ts';

/**
 * The address to which a store platform sends one account's events.
 */
export interface StoreWebhook {
  platform: StorePlatform;
  /**
     * Random; part of the address.
     * @maxLength 36
     */
  uuid: string;
  /**
     * The address to enter at the platform, on the server's public origin.
     * @maxLength 300
     */
  url: string;
  /** When this UUID was created. */
  created_at: DateTime;
  /** Whether events sent to the address are refused, because the plan allows fewer addresses. Those renewed last are in use. */
  is_paused: boolean;
}
