import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { onTestFinished } from 'vitest';
import { newId } from '../../../../db/ids.ts';
import { serverKey } from '../../../../db/server-key.ts';
import type { Database } from '../../../../db/database.ts';
import type { TrackingStatus } from '../../../../domain/shipment-status.ts';
import type { StoreSimulatorOptions } from '../../../../store-simulator/start-store-simulator.ts';
import {
  connectZid,
  PROOF,
  SECRETS,
  startSimulator,
} from '../../../../store-simulator/testing/open-simulator.ts';
import type { Customer, TestBackend } from '../../../../testing/test-backend.ts';
import { sealTokens } from '../../access.ts';
import { salla as sallaAt } from '../../platforms/salla.ts';
import type { StorePlatforms } from '../../platforms/store-platforms.ts';
import { zid as zidAt } from '../../platforms/zid.ts';
import { seal } from '../../../../db/sealed.ts';
import type { Store } from '../../store.ts';
import type { StoresTable } from '../../tables.ts';
import { tellStores } from '../tell-stores.ts';

export const PUBLIC_URL = 'https://mizan.example';

/** Milliseconds for one request to a platform. */
const TIME_LIMIT = 500;

export type Telling = Awaited<ReturnType<typeof openTelling>>;
export type ToldStore = Awaited<ReturnType<Telling['newStore']>>;

/** The simulator, and stores of an account that are told what became of their orders. */
export async function openTelling(
  backend: TestBackend,
  owner: Customer,
  options: Partial<StoreSimulatorOptions> = {},
) {
  const { kysely } = backend.database;
  let now = new Date();
  const clock = () => now;
  const simulator = await startSimulator({ retryDelays: [], clock, ...options });
  onTestFinished(() => simulator.close());
  const { url } = simulator;
  const at = { ...SECRETS, apiUrl: url, accountsUrl: url, timeLimit: TIME_LIMIT, clock };
  const platforms: StorePlatforms = {
    salla: sallaAt(at),
    zid: { ...zidAt(at), partnerToken: SECRETS.partnerToken },
  };
  const warnings: object[] = [];
  const log = {
    warn: (about: object) => void warnings.push(about),
    error(about: unknown): never {
      throw new Error('telling stores went wrong', { cause: about });
    },
  };
  const sealingKey = await serverKey(kysely, 'stores');

  /** Enters a store at the simulator, where nobody takes its deliveries. */
  function enter(platform: Store['platform']) {
    const address = { url: `http://127.0.0.1:9/${randomUUID()}` };
    if (platform === 'zid') {
      const { id, access } = connectZid(simulator, address);
      return { id, access: seal(sealingKey, access.managerToken) };
    }
    const { secret } = PROOF;
    const { id } = simulator.connect({ platform, ...address, name: 'متجر تجريبي', secret });
    return { id, access: newAccess(id) };
  }

  function tokensOf(simulatedId: string) {
    const { access } = simulator.store(simulatedId);
    if (access.platform !== 'salla') throw new Error('another platform');
    return access.tokens.current;
  }

  function newAccess(simulatedId: string): Buffer {
    const { accessToken, refreshToken, expiresAt } = tokensOf(simulatedId);
    return sealTokens(sealingKey, {
      ...{ access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt },
    });
  }

  async function newStore(platform: Store['platform']) {
    const { id: simulatedId, access } = enter(platform);
    const key = { accountId: owner.accountId, id: newId('sto', now) };
    await kysely
      .insertInto('stores')
      .values({
        ...{ account_id: key.accountId, id: key.id, platform, name: 'متجر', access },
        ...{ uuid: randomUUID(), secret: Buffer.alloc(1), secret_last_four: 'abcd' },
        ...{ address_created_at: now, created_at: now },
      })
      .execute();
    const row = kysely.selectFrom('stores').selectAll().where('id', '=', key.id);
    return {
      key,
      simulatedId,
      row: () => row.executeTakeFirstOrThrow(),
      change: async (change: Updateable<StoresTable>) => {
        await kysely.updateTable('stores').set(change).where('id', '=', key.id).execute();
      },
      /** An order of the store that is booked. */
      newOrder: (platformId = simulator.placeOrder(simulatedId).id) =>
        addOrder(backend, owner, key.id, platformId, now),
      /** What the simulator was told of an order. */
      told: (platformId: number) =>
        simulator.store(simulatedId).orders.find(({ id }) => id === platformId)?.told,
    };
  }

  return {
    ...{ simulator, platforms, warnings, clock, sealingKey, newStore, newAccess, tokensOf },
    wait(seconds: number): void {
      now = new Date(now.getTime() + seconds * 1_000);
    },
    /** Looks once. */
    look: (changes: { platforms?: StorePlatforms; db?: Database } = {}) =>
      tellStores({
        ...{ db: backend.database, platforms, publicUrl: PUBLIC_URL, log, clock },
        ...changes,
      }),
  };
}

async function addOrder(
  backend: TestBackend,
  owner: Customer,
  storeId: string,
  platformId: number,
  now: Date,
) {
  const { kysely } = backend.database;
  const shipment = await backend.ship(owner);
  const id = newId('sor', now);
  await kysely
    .insertInto('store_orders')
    .values({
      ...{ account_id: owner.accountId, id, store_id: storeId, platform_id: String(platformId) },
      ...{ registers: '{}', state: 'new', reasons: '[]', faults: '[]', repairs: '[]' },
      ...{ unknown_skus: '[]', number: String(platformId), search_text: '' },
      ...{ public_token: randomUUID(), shipment_id: shipment.id },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  const row = kysely.selectFrom('store_orders').selectAll().where('id', '=', id);
  return {
    ...{ id, platformId, shipment },
    row: () => row.executeTakeFirstOrThrow(),
    /** Moves its shipment. */
    move: async (tracking_status: TrackingStatus) => {
      const shipments = kysely.updateTable('shipments').set({ tracking_status });
      await shipments.where('id', '=', shipment.id).execute();
    },
    change: async (change: { shipment_id: string }) => {
      await kysely.updateTable('store_orders').set(change).where('id', '=', id).execute();
    },
  };
}
