/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TopUpOption } from './top-up-option.ts';

export interface TopUpOptions {
  /** @maxItems 3 */
  methods: TopUpOption[];
}
