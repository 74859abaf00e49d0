import { requestedBy, type Account } from './account.ts';
import { BrokenLaw, Needs } from './answer.ts';
import type { KitApi } from './api.ts';
import type { ConformanceConfig, Hooks } from './config.ts';

/** Milliseconds that a hook may take. */
const LIMIT = 30_000;

/**
 * The config with hooks that name themselves when they fail, and a balance hook that is verified:
 * otherwise a hook that does nothing would look like a server that refuses.
 */
export function checkedHooks(config: ConformanceConfig): ConformanceConfig {
  const { latestCode, addBalance } = config;
  const balanceOf = async (api: KitApi, account: Account) =>
    (await api.ok('getBalance', { who: requestedBy(account) })).current_balance.amount;

  return {
    ...config,
    ...(latestCode && {
      latestCode: (api, login) => named('latestCode', () => latestCode(api, login)),
    }),
    ...(addBalance && {
      async addBalance(api, account, amount) {
        const before = await balanceOf(api, account);
        await named('addBalance', () => addBalance(api, account, amount));
        const after = await balanceOf(api, account);
        // Shipments of the same account may have been booked in the meantime.
        if (after - before > amount / 2) return;
        throw new BrokenLaw(
          `addBalance in the config does not work: it should add ${amount} halalas to ${before}, but getBalance returns ${after}`,
        );
      },
    }),
  };
}

/** The config, with hooks in the place of those that it lacks: what calls them is not judged. */
export function withEveryHook(config: ConformanceConfig): Hooks {
  const lacking = (hook: string) => () =>
    Promise.reject(new Needs(`needs ${hook}, which the config does not have`));
  return {
    ...config,
    latestCode: config.latestCode ?? lacking('latestCode'),
    addBalance: config.addBalance ?? lacking('addBalance'),
  };
}

/**
 * Does the work of a hook.
 *
 * @throws BrokenLaw with the hook's name if it fails or takes too long.
 */
export async function named<Done>(hook: string, work: () => Promise<Done>): Promise<Done> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`it took longer than ${LIMIT / 1000} s`));
  }, LIMIT);
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (error instanceof BrokenLaw || error instanceof Needs) throw error;
    throw new BrokenLaw(`${hook} in the config failed: ${messageOf(error as Error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** The message, with the cause that `fetch` hides behind "fetch failed". */
function messageOf({ message, cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: string };
  return code === undefined ? message : `${message} (${code})`;
}
