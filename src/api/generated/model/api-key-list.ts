/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKey } from './api-key.ts';

/**
 * The account's API keys.
 */
export interface ApiKeyList {
  /**
     * The keys, newest first.
     * @maxItems 20
     */
  data: ApiKey[];
}
