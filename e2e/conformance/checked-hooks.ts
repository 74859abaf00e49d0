import { requestedBy, type Account } from './account.ts';
import { BrokenLaw } from './answer.ts';
import type { KitApi } from './api.ts';
import type { ConformanceConfig } from './config.ts';
import { isOfTheLanguage } from './trail.ts';

/**
 * The config with hooks that name themselves when they fail, and a balance hook that is verified:
 * otherwise a hook that does nothing would look like a server that refuses.
 */
export function checkedHooks(config: ConformanceConfig): ConformanceConfig {
  const balanceOf = async (api: KitApi, account: Account) =>
    (await api.ok('getBalance', { who: requestedBy(account) })).current_balance.amount;

  return {
    ...config,
    latestCode: (api, login) => named('latestCode', () => config.latestCode(api, login)),
    async addBalance(api, account, amount) {
      const before = await balanceOf(api, account);
      await named('addBalance', () => config.addBalance(api, account, amount));
      const after = await balanceOf(api, account);
      // Shipments of the same account may have been booked in the meantime.
      if (after - before > amount / 2) return;
      throw new BrokenLaw(
        `addBalance in the config does not work: it should add ${amount} halalas to ${before}, but getBalance returns ${after}`,
      );
    },
  };
}

async function named<Done>(hook: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!isOfTheLanguage(error)) throw error;
    throw new BrokenLaw(`${hook} in the config failed: ${error.message}`);
  }
}
