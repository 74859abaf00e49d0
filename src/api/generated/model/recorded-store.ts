/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';
import type { StorePlatform } from './store-platform.ts';

/**
 * A connected store.
 */
export interface RecordedStore {
  platform: StorePlatform;
  /** Name given by the owner. */
  name: Name;
  /** When the store was connected. */
  created_at: DateTime;
}
