import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { EnteredStore, StoreSimulator } from '../../ports/store-simulator.ts';
import { startStoreSimulator } from '../../store-simulator/start-store-simulator.ts';
import { salla } from './platforms/salla.ts';
import type { StorePlatforms } from './platforms/store-platforms.ts';
import { zid } from './platforms/zid.ts';
import { type SimulatorAccess, storeSimulator } from './simulator/store-simulator.ts';

/** How another process of this server reaches the store simulator, also as both platforms. */
export type SimulatedPlatforms = SimulatorAccess &
  Record<'clientId' | 'clientSecret' | 'partnerToken', string>;

export interface OpenStores {
  platforms: StorePlatforms;
  /** Null outside demo mode, and if all platforms are real ones. */
  simulator: StoreSimulator | null;
  /** Null without a simulator. */
  access: SimulatedPlatforms | null;
  close(): Promise<void>;
}

/**
 * Connects the platforms of stores that have credentials. In demo mode, the store simulator plays
 * the others.
 *
 * @param started the simulator that another process of this server has started.
 * @throws Error with the code `EADDRINUSE` if its port is taken.
 */
export async function openStores(
  config: Config,
  started: SimulatedPlatforms | null = null,
): Promise<OpenStores> {
  const platforms = realPlatforms(config);
  const simulated = (['salla', 'zid'] as const).filter((platform) => platforms[platform] === null);
  if (config.mode !== 'demo' || simulated.length === 0) {
    return { platforms, simulator: null, access: null, close: async () => undefined };
  }
  if (started) {
    return { ...playedBy(started, platforms, simulated), close: async () => undefined };
  }
  const { hostname } = new URL(config.publicUrl);
  // Only this server uses this simulator, which forgets everything when it ends.
  const secrets = {
    ...{ secret: newSecret(), clientId: newSecret() },
    ...{ clientSecret: newSecret(), partnerToken: newSecret() },
  };
  const simulator = await startStoreSimulator({
    port: config.storeSimulatorPort,
    host: config.host,
    publicUrl: (port) => `http://${hostname}:${port}`,
    ordersEvery: config.storeSimulatorOrdersEvery,
    ...secrets,
  });
  const access = { url: simulator.url, publicUrl: simulator.publicUrl, ...secrets };
  return { ...playedBy(access, platforms, simulated), close: () => simulator.close() };
}

function realPlatforms(config: Config): StorePlatforms {
  const { sallaClientId: clientId, sallaClientSecret: clientSecret } = config;
  const { sallaApiUrl: apiUrl, sallaAccountsUrl: accountsUrl, zidPartnerToken } = config;
  return {
    salla:
      clientId === null || clientSecret === null
        ? null
        : salla({ apiUrl, accountsUrl, clientId, clientSecret }),
    zid: zidPartnerToken === null ? null : zidAt(config.zidApiUrl, zidPartnerToken),
  };
}

function playedBy(
  access: SimulatedPlatforms,
  { salla: realSalla, zid: realZid }: StorePlatforms,
  simulated: readonly EnteredStore['platform'][],
): Omit<OpenStores, 'close'> {
  const { url, clientId, clientSecret, partnerToken } = access;
  return {
    platforms: {
      salla: realSalla ?? salla({ apiUrl: url, accountsUrl: url, clientId, clientSecret }),
      zid: realZid ?? zidAt(url, partnerToken),
    },
    simulator: storeSimulator(access, simulated),
    access,
  };
}

function zidAt(apiUrl: string, partnerToken: string): NonNullable<StorePlatforms['zid']> {
  return { ...zid({ apiUrl }), partnerToken };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
