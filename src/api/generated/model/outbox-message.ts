/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CodeChannel } from './code-channel.ts';
import type { Code } from './code.ts';
import type { DateTime } from './date-time.ts';
import type { OutboxMessageLocale } from './outbox-message-locale.ts';

/**
 * A message that demo mode keeps instead of sending it.
 */
export interface OutboxMessage {
  /**
     * Number of the message, increasing by time.
     * @minimum 1
     * @maximum 2147483647
     */
  id: number;
  /** When it would have been sent. */
  sent_at: DateTime;
  channel: CodeChannel;
  /**
     * The e-mail or phone that the message is for.
     * @maxLength 254
     * @pattern ^[^\s]+$
     */
  to: string;
  /** Language of the message. */
  locale: OutboxMessageLocale;
  /**
     * Subject of an e-mail; absent for text messages.
     * @maxLength 200
     * @pattern ^[^\r\n]+$
     */
  subject?: string;
  /**
     * The message; for an e-mail, its text part.
     * @maxLength 5000
     * @pattern \S
     */
  text: string;
  /**
     * The HTML part of an e-mail; absent for text messages.
     * @maxLength 20000
     * @pattern ^<
     */
  html?: string;
  /** The one-time code in the message; absent if it has none. */
  code?: Code;
}
