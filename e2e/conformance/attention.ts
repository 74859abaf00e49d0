import { requestedBy, type Account } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { ResultOf } from './call.ts';
import { homeOf } from './places.ts';

export type AttentionItem = ResultOf<'listAttention'>['data'][number];

/**
 * Lets the balance of an account be low, which is the item that takes least.
 *
 * @param balance of the account, in halalas.
 * @returns the item.
 * @throws BrokenLaw if it is not listed.
 */
export async function lowBalanceOf(
  api: KitApi,
  account: Account,
  balance: number,
): Promise<AttentionItem> {
  const who = requestedBy(account);
  const body = {
    ...(await homeOf(api)),
    ...{ first_name: 'ريم', last_name: 'العيّنة', company_name: 'متجر تجريبي' },
    ...{
      locale: 'ar' as const,
      low_balance_threshold: { amount: balance + 1, currency: 'SAR' as const },
    },
  };
  await api.ok('updateProfile', { who, body });
  const { data } = await api.ok('listAttention', { who, query: { kind: 'low_balance' } });
  const [item] = data;
  if (!item) throw new BrokenLaw('A balance below its threshold does not need attention');
  return item;
}
