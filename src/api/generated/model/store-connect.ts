/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { StorePlatform } from './store-platform.ts';

export interface StoreConnect {
  platform: StorePlatform;
  /** Recognised by the owner. */
  name: Name;
}
