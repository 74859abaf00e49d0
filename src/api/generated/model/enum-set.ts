/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { EnumName } from './enum-name.ts';
import type { EnumValue } from './enum-value.ts';

/**
 * A set of values.
 */
export interface EnumSet {
  name: EnumName;
  /**
     * The values, in the order of the contract.
     * @maxItems 100
     */
  values: EnumValue[];
}
