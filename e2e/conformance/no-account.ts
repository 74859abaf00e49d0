import * as z from 'zod/mini';
import type { Account, AccountKind } from './account.ts';
import { BrokenLaw, Needs } from './answer.ts';
import type { KitApi } from './api.ts';
import { named } from './checked-hooks.ts';
import type { ConformanceConfig } from './config.ts';
import { excerpt, type Result } from './findings.ts';
import { hearing, type Heard } from './heard.ts';

/** The check that test accounts can be made. It fails if they cannot, whatever the reason. */
export const ACCOUNT = 'account';

/** Failures in a row after which no further account of the kind is tried. */
const TRIES = 3;

const MESSAGE = 'could not run: the account could not be made';

/** An account that could not be made: what needs it has neither passed nor failed. */
export class NoAccount extends Needs {
  readonly why: string;
  /** The request that failed, and its answer, if they are known. */
  readonly heard: Heard | undefined;

  constructor(why: string, heard: Heard | undefined) {
    super(MESSAGE);
    this.why = why;
    this.heard = heard;
  }
}

/** Failures since the last success, by kind of account. */
type Failures = Map<AccountKind, NoAccount[]>;

const failures = new WeakMap<KitApi, Failures>();

/**
 * Makes an account, by the config's hook or else by registering.
 *
 * @throws NoAccount if that fails; without another try if it has failed several times in a row.
 */
export async function madeAccount(
  api: KitApi,
  { newAccount }: ConformanceConfig,
  kind: AccountKind,
  register: () => Promise<Account>,
): Promise<Account> {
  const all: Failures = failures.get(api) ?? new Map<AccountKind, NoAccount[]>();
  failures.set(api, all);
  const before = all.get(kind) ?? [];
  if (before.length >= TRIES) throw before[0] ?? new NoAccount('', undefined);
  const { done, error, last } = await hearing(() =>
    newAccount ? fromHook(() => newAccount(api, kind)) : register(),
  );
  if (done) {
    all.delete(kind);
    return done;
  }
  // An operation or hook that is missing explains itself.
  if (error instanceof Needs) throw error;
  const { answer = undefined } = error instanceof BrokenLaw ? error : {};
  const heard = answer ? { curl: answer.curl, answer: excerpt(answer) } : last;
  const failure = new NoAccount(error instanceof Error ? error.message : String(error), heard);
  all.set(kind, [...(all.get(kind) ?? []), failure]);
  throw failure;
}

const TEXT = 'must be a non-empty string';
const text = z.string(TEXT).check(z.minLength(1, TEXT));
const shape = z.object(
  {
    kind: z.enum(['company', 'individual'], 'must be company or individual'),
    ...{ email: text, phone: text, password: text, token: text },
  },
  'must be an object',
);

async function fromHook(hook: () => Promise<Account>): Promise<Account> {
  const account: unknown = await named('newAccount', hook);
  const { error } = shape.safeParse(account);
  if (!error) return account as Account;
  const wrong = error.issues.map(({ path, message }) => [...path, message].join(' '));
  throw new BrokenLaw(`newAccount in the config returned no account: ${wrong.join('; ')}`);
}

/** The verdict on accounts: nothing, unless some could not be made. */
export function accountResults(api: KitApi, results: readonly Result[]): Result[] {
  const [first] = [...(failures.get(api)?.values() ?? [])].flat();
  if (!first) return [];
  const { why, heard } = first;
  return [
    {
      ...{ check: ACCOUNT, ok: false, clause: 'the config: newAccount, or the steps to register' },
      detail: `${MESSAGE}. ${why}`,
      ...heard,
      waiting: results.filter(({ skipped }) => skipped === MESSAGE).length,
    },
  ];
}
