/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKey } from './api-key.ts';

export interface ApiKeyList {
  /** @maxItems 20 */
  data: ApiKey[];
}
