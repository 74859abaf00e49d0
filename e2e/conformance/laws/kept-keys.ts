import { requestedBy } from '../account.ts';
import { codeFor, newPassword, PUBLIC } from '../people.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Whether an API key still opens after its account's password was reset. */
async function opensAfterReset(bench: Bench, choice: { keep_api_keys?: boolean }) {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const body = { name: 'مفتاح تجريبي', scopes: ['prices_read' as const] };
  const { key, secret_key } = await api.ok('createApiKey', { who: requestedBy(account), body });
  const before = await config.latestCode(api, account.email);
  const { challenge } = await api.ok('requestPasswordReset', {
    ...{ header: PUBLIC, body: { login: account.email } },
  });
  const code = await codeFor(api, config, account.email, before);
  const { reset_token } = await api.ok('confirmPasswordReset', {
    header: PUBLIC,
    body: { challenge, code },
  });
  const password = newPassword();
  await api.ok('resetPassword', {
    header: PUBLIC,
    body: { reset_token, ...choice, password, password_confirmation: password },
  });
  const who = { basic: `${key.client_key}:${secret_key}` };
  return (await api.send('getIntegration', { who })).status;
}

async function keysEndUnlessKept(bench: Bench): Promise<void> {
  const [usual, ended, kept] = await Promise.all([
    opensAfterReset(bench, {}),
    opensAfterReset(bench, { keep_api_keys: false }),
    opensAfterReset(bench, { keep_api_keys: true }),
  ]);
  alike(
    [usual, ended, kept],
    [401, 401, 200],
    'an API key after a reset of the password, which says nothing of keys, ends them, or keeps them',
  );
}

export const keptKeyLaws: readonly Law[] = [
  {
    id: 'kept-keys',
    title: 'A reset of the password ends API keys unless it keeps them',
    clause: 'resetPassword: its API keys are revoked, unless the request keeps them',
    run: keysEndUnlessKept,
  },
];
