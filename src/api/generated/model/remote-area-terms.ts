/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { Money } from './money.ts';

export interface RemoteAreaTerms {
  /** @maxItems 300 */
  areas: AreaCode[];
  /** Fee added once if either end is remote. */
  fee: Money;
}
