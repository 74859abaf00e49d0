const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds before each try to deliver a webhook, from the failure before: the schedule that
 * Standard Webhooks 1.0.0 gives as an example. All tries take 75 hours and a half.
 */
const PAUSES = [
  ...[0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

/** Share by which a pause is longer or shorter, so that failed webhooks do not return together. */
const JITTER = 0.1;

/**
 * Milliseconds to wait before the next try to deliver a webhook.
 *
 * @param failures how many tries have failed, a whole number from 0.
 * @param random from 0 up to, but not including, 1.
 * @param retryAfter seconds for which the receiver has asked; the pause is never shorter.
 * @returns null if that was the last try.
 */
export function pauseBeforeTry(failures: number, random: number, retryAfter = 0): number | null {
  const pause = PAUSES[failures];
  if (pause === undefined) return null;
  const jittered = pause * (1 - JITTER + 2 * JITTER * random);
  return Math.max(Math.round(jittered), retryAfter * SECOND);
}
