/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { EnumSet } from './enum-set.ts';

export interface EnumList {
  /** @maxItems 50 */
  data: EnumSet[];
}
