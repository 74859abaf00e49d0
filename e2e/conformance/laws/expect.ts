import { isDeepStrictEqual } from 'node:util';
import { requestedBy, type Account } from '../account.ts';
import { BrokenLaw, type Answer } from '../answer.ts';
import { openAccount } from '../people.ts';
import type { Bench } from './law.ts';

/** @throws BrokenLaw if the condition is false. */
export function expect(holds: boolean, message: string, answer?: Answer): asserts holds {
  if (!holds) throw new BrokenLaw(message, answer);
}

/** @throws BrokenLaw unless the two are deeply equal. */
export function alike(actual: unknown, wanted: unknown, what: string, answer?: Answer): void {
  if (isDeepStrictEqual(actual, wanted)) return;
  const [got, due] = [actual, wanted].map((each) =>
    (JSON.stringify(each) ?? 'nothing').slice(0, 200),
  );
  throw new BrokenLaw(`${what}: ${got} instead of ${due}`, answer);
}

/** @throws BrokenLaw unless the answer is this problem. */
export function refused(answer: Answer, status: number, code: string, what: string): void {
  const problem = answer.body as { code?: string } | undefined;
  if (answer.status === status && problem?.code === code) return;
  const got = `${answer.status} ${problem?.code ?? ''}`;
  throw new BrokenLaw(`${what}: ${got} instead of ${status} ${code}`, answer);
}

interface FieldErrors {
  errors?: { pointer: string; code: string }[];
}

/** @throws BrokenLaw unless the answer refuses this field with this code. */
export function misfit(answer: Answer, pointer: string, code: string, what: string): void {
  refused(answer, 422, 'validation_failed', what);
  const { errors = [] } = answer.body as FieldErrors;
  if (errors.some((error) => error.pointer === pointer && error.code === code)) return;
  const named = errors.map((error) => `${error.pointer} ${error.code}`).join(', ');
  throw new BrokenLaw(`${what}: ${named} instead of ${pointer} ${code}`, answer);
}

/** A new account with a balance. */
export async function accountWith(
  { api, config }: Bench,
  balance: number,
  kind: Account['kind'] = 'company',
): Promise<Account> {
  const account = await openAccount(api, config, kind);
  if (balance > 0) await config.addBalance(api, account, balance);
  return account;
}

/** The account's current balance, in halalas. */
export async function balanceOf({ api }: Bench, account: Account): Promise<number> {
  return (await api.ok('getBalance', { who: requestedBy(account) })).current_balance.amount;
}

/** Every movement, the oldest first. */
export async function ledgerOf({ api }: Bench, account: Account) {
  const query = { limit: '100', sort: 'created_at' };
  return (await api.ok('listTransactions', { who: requestedBy(account), query })).data;
}
