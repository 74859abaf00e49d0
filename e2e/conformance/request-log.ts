import { requestedBy, type Account, type Who } from './account.ts';
import type { KitApi } from './api.ts';
import type { ResultOf } from './call.ts';
import { foundOnce } from './found-once.ts';

export type LoggedRequest = ResultOf<'listApiRequests'>['data'][number];

/** A key of the account that may read its balance. */
export async function balanceKeyOf(api: KitApi, account: Account, name: string, test = false) {
  const body = { name, scopes: ['balance_read' as const], test };
  const { secret_key, key } = await api.ok('createApiKey', { who: requestedBy(account), body });
  const who: Who = { basic: `${key.client_key}:${secret_key}` };
  return { who, clientKey: key.client_key };
}

/** The latest entries once the log has so many, or as it is when they do not come; oldest first. */
export async function requestLogOf(
  api: KitApi,
  account: Account,
  count: number,
): Promise<LoggedRequest[]> {
  const call = { who: requestedBy(account), query: { limit: '100' } };
  const { data } = await foundOnce(
    () => api.ok('listApiRequests', call),
    // The rows, not their total: a server may count after it has read them.
    (page) => page.data.length >= count,
  );
  return data.toReversed();
}
