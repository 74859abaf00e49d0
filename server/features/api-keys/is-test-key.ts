/** How the client keys of test keys begin. */
const TEST_KEY = 'mzk_test_';

/** Client keys of each kind, for `like`. */
export const KEYS_LIKE = { live: `mzk\\_${'_'.repeat(26)}`, test: 'mzk\\_test\\_%' } as const;

/** Whether a key works on the shadow of its account. */
export function isTestKey(clientKey: string): boolean {
  return clientKey.startsWith(TEST_KEY);
}
