import { getAccount } from '../accounts/store.ts';
import type { Handlers } from '../../http/operations.ts';

export const integrationHandlers = {
  async getIntegration(_request, { account, db }) {
    const { company_name, first_name, last_name } = await getAccount(db.kysely, account.id);
    const { clientKey, scopes, secretValidUntil } = account;
    return {
      status: 200,
      body: {
        account_id: account.id,
        account_name: company_name ?? `${first_name} ${last_name}`,
        account_type: account.accountType,
        client_key: clientKey,
        scopes,
        ...(secretValidUntil && { secret_valid_until: secretValidUntil.toISOString() }),
      },
    };
  },
} satisfies Pick<Handlers, 'getIntegration'>;
