/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { EnumSet } from './enum-set.ts';

/**
 * The sets of values.
 */
export interface EnumList {
  /**
     * The sets, in the order of `EnumName`.
     * @maxItems 50
     */
  data: EnumSet[];
}
