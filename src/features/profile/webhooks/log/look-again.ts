import type { WebhookMessage } from '../../../../api/generated/model/webhook-message.ts';

/** Milliseconds between two looks at a webhook that is being sent. */
const LOOK_EVERY = 2_000;
/**
 * Milliseconds before its next attempt from which a webhook counts as being sent. While an attempt is
 * under way, the next one is planned for half a minute after it.
 */
const SOON = 40_000;

type Planned = Pick<WebhookMessage, 'next_attempt_at'>;

/** Whether an attempt is under way or about to begin. */
export function isBeingSent(message: Planned): boolean {
  return waitOf(message) < SOON;
}

/** Milliseconds after which webhooks are read again: soon while any is being sent; false for never. */
export function lookAgain(messages: readonly Planned[]): number | false {
  const nearest = Math.min(...messages.map(waitOf));
  return Number.isFinite(nearest) && Math.max(nearest - SOON, LOOK_EVERY);
}

/** Milliseconds until the next attempt. */
function waitOf({ next_attempt_at }: Planned): number {
  return next_attempt_at === undefined ? Infinity : Date.parse(next_attempt_at) - Date.now();
}
