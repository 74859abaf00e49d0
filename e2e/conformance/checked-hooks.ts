import { asked, type Account } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { ConformanceConfig } from './config.ts';
import { isOfTheLanguage } from './trail.ts';

/**
 * The config with its failing hooks named, and its balance hook held to its word: a hook that does
 * nothing is not to be taken for a server that refuses.
 */
export function checkedHooks(config: ConformanceConfig): ConformanceConfig {
  const balanceOf = async (api: KitApi, account: Account) =>
    (await api.ok('getBalance', { who: asked(account) })).current_balance.amount;

  return {
    ...config,
    latestCode: (api, login) => named('latestCode', () => config.latestCode(api, login)),
    async addBalance(api, account, amount) {
      const before = await balanceOf(api, account);
      await named('addBalance', () => config.addBalance(api, account, amount));
      const after = await balanceOf(api, account);
      // Meanwhile shipments of the same account may be booked.
      if (after - before > amount / 2) return;
      throw new BrokenLaw(
        `addBalance of the config is at fault: it was to add ${amount} halalas to ${before}, and getBalance says ${after}`,
      );
    },
  };
}

async function named<Done>(hook: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!isOfTheLanguage(error)) throw error;
    throw new BrokenLaw(`${hook} of the config failed: ${error.message}`);
  }
}
