/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Name } from './name.ts';
import type { StorePlatform } from './store-platform.ts';

/**
 * A store to connect.
 */
export interface StoreConnect {
  platform: StorePlatform;
  /** Name given by the owner. */
  name: Name;
}
