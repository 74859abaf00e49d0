import { type Allowance, forgetAll, takeOf } from '../../db/allowances.ts';
import type { Queryable } from '../../db/database.ts';
import type { Login } from '../accounts/store.ts';
import type { RequestContext } from '../../http/operations.ts';
import { sourceOf } from '../../http/source-of.ts';
import { tooSoon } from './limits.ts';
import type { CodePurpose } from './tables.ts';

const MINUTE = 60_000;
/** The setting for which the numbers below hold; they grow and shrink with it. */
const USUAL = 20;

interface Limits {
  /** From one network to one e-mail or phone. Below the one of all, so that no network uses it up. */
  source: Allowance;
  /** From all networks to one e-mail or phone. */
  all: Allowance;
  /** Requests from one network; re-sending has its own countdown. */
  apart?: Allowance;
}

const ANYBODY: Limits = {
  source: { burst: 3, interval: 30 * MINUTE },
  all: { burst: 6, interval: 30 * MINUTE },
  apart: { burst: 1, interval: 2 * MINUTE },
};
/** Only somebody who knows the password, or has a session, gets one. */
const OWNER: Limits = {
  source: { burst: 5, interval: 6 * MINUTE },
  all: { burst: 10, interval: 6 * MINUTE },
};
const SIGNED_IN: Limits = { source: ANYBODY.source, all: ANYBODY.all };

const LIMITS: Record<CodePurpose, Limits> = {
  password_reset: ANYBODY,
  device: ANYBODY,
  registration: ANYBODY,
  verification: SIGNED_IN,
  sign_in: OWNER,
  confirmation: OWNER,
};

/**
 * Counts a code before it is sent, by purpose, e-mail or phone, and network. Whether anybody has
 * the e-mail or phone makes no difference.
 *
 * @param isAgain whether it is sent for a challenge that is already open.
 * @throws ProblemError 429 with the time to wait.
 */
export async function limitCodes(
  { db, now, config, address }: RequestContext,
  { purpose, isAgain, ...login }: Login & { purpose: CodePurpose; isAgain: boolean },
): Promise<void> {
  const { source, all, apart } = LIMITS[purpose];
  const times = config.rateLimitAccountPerHour / USUAL;
  const key = `${beginning(login)}${purpose}`;
  const from = sourceOf(address);
  await db.kysely.transaction().execute(async (tx) => {
    const take = async (counted: string, { burst, interval }: Allowance) => {
      const allowance = { burst: Math.ceil(burst * times), interval: interval / times };
      const dueAt = await takeOf(tx, { key: `${key} ${counted}`, ...allowance, now });
      if (dueAt !== null) throw tooSoon(dueAt, now);
    };
    if (apart !== undefined && !isAgain) await take(`again ${from}`, apart);
    await take(`from ${from}`, source);
    await take('all', all);
  });
}

/** Lifts the limits of codes to a login. */
export function forgetCodes(db: Queryable, logins: readonly Login[]): Promise<void> {
  return forgetAll(db, logins.map(beginning));
}

function beginning({ channel, destination }: Login): string {
  return `code ${channel} ${destination} `;
}
