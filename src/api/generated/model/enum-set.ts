/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { EnumName } from './enum-name.ts';
import type { EnumValue } from './enum-value.ts';

export interface EnumSet {
  name: EnumName;
  /** @maxItems 100 */
  values: EnumValue[];
}
