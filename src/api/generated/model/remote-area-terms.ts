/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { Money } from './money.ts';

/**
 * Terms for remote areas.
 */
export interface RemoteAreaTerms {
  /**
     * Places that count as remote.
     * @maxItems 300
     */
  areas: AreaCode[];
  /** Fee added once if either end is remote, excluding VAT. */
  fee: Money;
}
