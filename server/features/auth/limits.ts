import { countAttempt } from '../../db/attempts.ts';
import type { Queryable } from '../../db/database.ts';
import { problem } from '../../http/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Allows a number of attempts an hour under a key, across all processes.
 *
 * @throws ProblemError 429 with the time to wait.
 */
export async function limitPerHour(
  db: Queryable,
  { key, most, now }: { key: string; most: number; now: Date },
): Promise<void> {
  const { count, endsAt } = await countAttempt(db, { key, windowMs: HOUR_MS, now });
  if (count > most) throw tooSoon(endsAt, now);
}

/** A 429 with the whole seconds until `then`. */
export function tooSoon(then: Date, now: Date) {
  return problem(429, 'rate_limited', {}, waitHeader(then, now));
}

/** The header of a 429, in whole seconds. */
export function waitHeader(then: Date, now: Date): { 'retry-after': string } {
  const seconds = Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000));
  return { 'retry-after': String(seconds) };
}
