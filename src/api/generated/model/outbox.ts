/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OutboxMessage } from './outbox-message.ts';

/**
 * The messages that demo mode has kept.
 */
export interface Outbox {
  /**
     * The latest messages, newest first.
     * @maxItems 200
     */
  data: OutboxMessage[];
}
