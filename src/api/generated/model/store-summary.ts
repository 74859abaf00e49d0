/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { StoreId } from './store-id.ts';
import type { StorePlatform } from './store-platform.ts';

export interface StoreSummary {
  id: StoreId;
  platform: StorePlatform;
  name: Name;
}
