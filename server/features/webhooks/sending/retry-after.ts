/** Seconds; a receiver that asks for more is tried again after these. */
const LONGEST = 24 * 60 * 60;

/**
 * Reads a `Retry-After` (RFC 9110, 10.2.3): a number of seconds or a date.
 *
 * @returns seconds from `now`, from 0 to 86,400; `undefined` if there is none or it is malformed.
 */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : secondsUntil(header, now);
  return seconds && Math.min(LONGEST, Math.max(0, seconds));
}

/** Only of a date as it is written today; the obsolete forms count as malformed. */
function secondsUntil(date: string, now: Date): number | undefined {
  const then = new Date(date);
  if (Number.isNaN(then.getTime()) || then.toUTCString() !== date) return undefined;
  return Math.ceil((then.getTime() - now.getTime()) / 1_000);
}
