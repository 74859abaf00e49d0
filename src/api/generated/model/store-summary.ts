/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { StoreId } from './store-id.ts';
import type { StorePlatform } from './store-platform.ts';

/**
 * A store in brief.
 */
export interface StoreSummary {
  id: StoreId;
  platform: StorePlatform;
  /** Name given by the owner. */
  name: Name;
}
