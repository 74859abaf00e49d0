import { onTestFinished, vi } from 'vitest';
import { salla } from '../../features/stores/platforms/salla.ts';
import { zid } from '../../features/stores/platforms/zid.ts';
import { readSalla } from '../../features/stores/reading/salla/read-salla.ts';
import type { StoreUpdate } from '../../ports/store-platform.ts';
import { startStoreSimulator, type StoreSimulatorOptions } from '../start-store-simulator.ts';
import type { openAddress } from './open-address.ts';

export const SECRETS = {
  secret: 'controls',
  clientId: 'mizan-app',
  clientSecret: 'secret-of-the-app',
  partnerToken: 'token-of-the-partner',
};
export const PROOF = { secret: 'signs', username: 'mizan', password: 'secret-for-zid' };

/** The simulator with the secrets above; whoever starts it closes it. */
export function startSimulator(options: Partial<StoreSimulatorOptions> = {}) {
  return startStoreSimulator({ port: 0, retryDelays: [10, 20], ...SECRETS, ...options });
}

/** The simulator and our adapters for it, until the test ends. */
export async function openSimulator(options: Partial<StoreSimulatorOptions> = {}) {
  const simulator = await startSimulator(options);
  onTestFinished(() => simulator.close());
  const { url } = simulator;
  const atSalla = { apiUrl: url, accountsUrl: url, ...SECRETS, ...options };
  return { simulator, salla: salla(atSalla), zid: zid({ apiUrl: url }) };
}

type Opened = Awaited<ReturnType<typeof startSimulator>>;
type Address = Awaited<ReturnType<typeof openAddress>>;

/** A store of Salla, with the tokens that its first delivery brings. */
export async function connectSalla(simulator: Opened, { url, received }: Address) {
  const { secret } = PROOF;
  const { id } = simulator.connect({ platform: 'salla', url, name: 'متجر تجريبي', secret });
  await vi.waitFor(() => received.length > 0 || Promise.reject(new Error('nothing came')), {
    interval: 5,
  });
  const event = readSalla(JSON.parse(String(received[0]?.body)));
  if (event.kind !== 'authorized') throw new Error('the first delivery has no tokens');
  return { id, tokens: event.tokens };
}

/** A store of Zid, with what authorises Mizan there. */
export function connectZid(simulator: Opened, { url }: Pick<Address, 'url'>, name = 'Sample shop') {
  const { username, password } = PROOF;
  const zidStore = { platform: 'zid', url, name, username, password } as const;
  const { id, managerToken = '' } = simulator.connect(zidStore);
  return { id, access: { partnerToken: SECRETS.partnerToken, managerToken } };
}

export function newUpdate(orderId: number, changes: Partial<StoreUpdate> = {}): StoreUpdate {
  return {
    orderId: String(orderId),
    shipmentId: null,
    status: 'booked',
    trackingNumber: 'MZ100200300SA',
    trackingUrl: 'https://mizan.example/t/abc',
    labelUrl: null,
    courierName: 'شركة تجريبية',
    ...changes,
  };
}
