import { getAccount } from '../accounts/store.ts';
import { isTestAccount, liveAccountOf } from '../../domain/test-account.ts';
import type { Handlers } from '../../http/operations.ts';

export const integrationHandlers = {
  async getIntegration(_request, { account, db }) {
    const id = liveAccountOf(account.id);
    const { company_name, first_name, last_name } = await getAccount(db.kysely, id);
    const { clientKey, scopes, secretValidUntil } = account;
    return {
      status: 200,
      body: {
        account_id: id,
        account_name: company_name ?? `${first_name} ${last_name}`,
        account_type: account.accountType,
        client_key: clientKey,
        is_test: isTestAccount(account.id),
        scopes,
        ...(secretValidUntil && { secret_valid_until: secretValidUntil.toISOString() }),
      },
    };
  },
} satisfies Pick<Handlers, 'getIntegration'>;
