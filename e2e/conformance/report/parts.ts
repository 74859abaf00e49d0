import { BUILT } from '../waiting.ts';
import { ACCOUNT } from '../no-account.ts';
import type { Result } from '../findings.ts';

/** The verdicts of a run by what its readers have to do. */
export interface Parts {
  passed: Result[];
  /** The server breaks the contract. */
  failed: Result[];
  /** Test accounts could not be made, so that checks could not run. */
  noAccount: Result[];
  /** Operations that are not built. */
  notBuilt: Result[];
}

/** Each verdict in its part; those without one, which were not run, are in none. */
export function partsOf(results: readonly Result[]): Parts {
  const judged = results.filter(({ skipped }) => skipped === undefined);
  const wrong = judged.filter(({ ok }) => !ok);
  return {
    passed: judged.filter(({ ok }) => ok),
    failed: wrong.filter(({ check }) => check !== BUILT && check !== ACCOUNT),
    noAccount: wrong.filter(({ check }) => check === ACCOUNT),
    notBuilt: wrong.filter(({ check }) => check === BUILT),
  };
}

/** The exit code: 1 if the server is wrong or incomplete, 2 if the kit could not judge it. */
export function exitCodeOf({ failed, notBuilt, noAccount }: Parts): number {
  if (failed.length + notBuilt.length > 0) return 1;
  return noAccount.length > 0 ? 2 : 0;
}
