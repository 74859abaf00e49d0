/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';
import type { StorePlatform } from './store-platform.ts';

export interface RecordedStore {
  platform: StorePlatform;
  name: Name;
  created_at: DateTime;
}
