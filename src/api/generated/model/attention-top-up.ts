/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { TopUpId } from './top-up-id.ts';

/**
 * The top-up that an item is about.
 */
export interface AttentionTopUp {
  id: TopUpId;
}
