import type { Queryable } from '../../db/database.ts';
import { firstPaused, isPaused } from '../plans/limits.ts';
import { isTestKey, KEYS_LIKE } from './is-test-key.ts';

/** The first paused key among the live ones, and among the test keys: a plan allows as many of both. */
export interface PausedKeys {
  live: string | null;
  test: string | null;
}

export async function pausedKeys(db: Queryable, accountId: string): Promise<PausedKeys> {
  return {
    live: await firstPaused(db, accountId, 'api_keys', KEYS_LIKE.live),
    test: await firstPaused(db, accountId, 'api_keys', KEYS_LIKE.test),
  };
}

export function isKeyPaused(clientKey: string, { live, test }: PausedKeys): boolean {
  return isPaused(clientKey, isTestKey(clientKey) ? test : live);
}
