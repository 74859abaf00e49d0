/**
 * The account on which the test keys of an account work: a shadow with the same plan, no money and
 * no courier. Its id differs from the account's in the prefix, so that nothing has to be looked up to
 * tell one from the other.
 */
const LIVE = 'acc_';
const TEST = 'tst_';

/** What the balance of every test account is said to be, always; halalas. */
const TEST_BALANCE = 1_000_000;

export function isTestAccount(accountId: string): boolean {
  return accountId.startsWith(TEST);
}

/** A balance as it is told: that of a test account is always the same, because nothing moves it. */
export function toldBalance(accountId: string, current: number): number {
  return isTestAccount(accountId) ? TEST_BALANCE : current;
}

/** The id of an account's shadow. */
export function testAccountOf(accountId: string): string {
  return accountId.replace(LIVE, TEST);
}

/** The id of the account that a shadow belongs to; an account's own id. */
export function liveAccountOf(accountId: string): string {
  return isTestAccount(accountId) ? accountId.replace(TEST, LIVE) : accountId;
}
