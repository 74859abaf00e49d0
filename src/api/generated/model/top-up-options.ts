/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TopUpOption } from './top-up-option.ts';

/**
 * The ways to pay for a top-up.
 */
export interface TopUpOptions {
  /**
     * The payment methods of the payment provider.
     * @maxItems 3
     */
  methods: TopUpOption[];
}
