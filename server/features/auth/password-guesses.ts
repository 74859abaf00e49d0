import type { Login } from '../accounts/store.ts';
import {
  type Allowance,
  forgetAll,
  giveBack,
  takeOf,
  tryWithGrowingWait,
} from '../../db/allowances.ts';
import { forgetAttempts } from '../../db/attempts.ts';
import type { Queryable } from '../../db/database.ts';
import type { RequestContext } from '../../http/operations.ts';
import { sourceOf } from '../../http/source-of.ts';
import { tooSoon } from './limits.ts';

const HOUR = 3_600_000;

/** A counted guess, to be forgiven if the password is right. */
export interface Guess {
  key: string;
  interval: number;
  /** The count of the network address; a known device has none. */
  sourceKey?: string;
}

/**
 * At most `perHour` in any hour: half of them at once, the rest spread over the hour.
 *
 * @param perHour at least 1.
 */
function spread(perHour: number): Allowance {
  const burst = Math.ceil(perHour / 2);
  return { burst, interval: HOUR / Math.max(1, perHour - burst) };
}

/**
 * Counts a guess at a password before it is judged. Strangers are counted by login and network,
 * with growing waits, and together by login. A known device is counted apart from them, so they
 * cannot hold it up. All keys are by what was typed: an unknown login has the same limits.
 *
 * @param device what identifies the known device, if it is one.
 * @throws ProblemError 429 with the time to wait.
 */
export async function countGuess(
  { db, now, config, address }: RequestContext,
  login: Login,
  device: string | null,
): Promise<Guess> {
  const most = config.rateLimitAccountPerHour;
  const limit = { ...spread(most), now };
  if (device !== null) {
    const key = `${beginning(login)}device ${device}`;
    const dueAt = await takeOf(db.kysely, { ...limit, key });
    if (dueAt !== null) throw tooSoon(dueAt, now);
    return { key, interval: limit.interval };
  }
  const key = `${beginning(login)}strangers`;
  const sourceKey = `${beginning(login)}from ${sourceOf(address)}`;
  const free = Math.ceil(most / 4);
  // Together, so that what one of them refuses does not count in the other.
  await db.kysely.transaction().execute(async (tx) => {
    const dueAt =
      (await tryWithGrowingWait(tx, { key: sourceKey, free, now })) ??
      (await takeOf(tx, { ...limit, key }));
    if (dueAt !== null) throw tooSoon(dueAt, now);
  });
  return { key, interval: limit.interval, sourceKey };
}

/** Takes back a guess that was right. Others' wrong guesses stay counted. */
export async function forgiveGuess(db: Queryable, guess: Guess): Promise<void> {
  await giveBack(db, guess.key, guess.interval);
  if (guess.sourceKey !== undefined) await forgetAttempts(db, guess.sourceKey);
}

/** Lifts every wait for a login. */
export function forgetGuesses(db: Queryable, logins: readonly Login[]): Promise<void> {
  return forgetAll(db, logins.map(beginning));
}

function beginning({ channel, destination }: Login): string {
  return `password ${channel} ${destination} `;
}
