import { getAccount } from '../../db/accounts.ts';
import { toProfile } from '../mappers/profile.ts';
import type { Handlers } from '../operations.ts';

export const profileHandlers = {
  async getProfile(_request, { account, db }) {
    return { status: 200, body: toProfile(await getAccount(db.kysely, account.id)) };
  },
} satisfies Pick<Handlers, 'getProfile'>;
