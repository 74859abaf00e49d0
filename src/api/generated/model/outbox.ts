/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OutboxMessage } from './outbox-message.ts';

export interface Outbox {
  /** @maxItems 200 */
  data: OutboxMessage[];
}
