import type { Account } from '../../e2e/conformance/account.ts';
import type { ConformanceConfig } from '../../e2e/conformance/config.ts';

/** The server in this folder. */
export const config: ConformanceConfig = {
  name: 'five operations in Python',

  operations: ['signIn', 'getProfile', 'listCities', 'createParcelPreset', 'listParcelPresets'],

  // It cannot register anybody yet, so tests have a path of their own to open an account.
  async newAccount({ baseUrl }, kind) {
    const answer = await fetch(`${baseUrl}/test/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind }),
    });
    return (await answer.json()) as Account;
  },
};
