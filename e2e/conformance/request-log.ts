import { setTimeout as sleep } from 'node:timers/promises';
import { requestedBy, type Account, type Who } from './account.ts';
import type { KitApi } from './api.ts';
import type { ResultOf } from './call.ts';

export type LoggedRequest = ResultOf<'listApiRequests'>['data'][number];

/** Milliseconds in which an entry must appear, and between two looks. */
const PATIENCE = 10_000;
const BETWEEN = 250;

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
  for (let waited = 0; ; waited += BETWEEN) {
    const { data, page } = await api.ok('listApiRequests', call);
    if (page.total >= count || waited >= PATIENCE) return data.toReversed();
    await sleep(BETWEEN);
  }
}
