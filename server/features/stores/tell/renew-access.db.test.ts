import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/database.ts';
import { seededRandom } from '../../../domain/random.ts';
import {
  type RenewablePlatform,
  type SallaAccess,
  StorePlatformError,
} from '../../../ports/store-platform.ts';
import { migratedDatabase, type TestDatabase } from '../../../testing/each-database.ts';
import { type Customer, openTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { type Renewal, renewAccess } from './renew-access.ts';
import { openTelling, type Telling, type ToldStore } from './testing/open-telling.ts';

const isFull = process.env.TEST_COUNTS === 'full';
const ROUNDS = isFull ? 200 : 25;
const STORIES = isFull ? 500 : 60;
const AT_ONCE = 50;
/** Seconds. */
const TOKEN_LIFE = 600;
const LEASE = 60;

let opened: TestDatabase;
let pools: Database[];
let backend: TestBackend;
let owner: Customer;
beforeAll(async () => {
  opened = await migratedDatabase('postgres');
  const databaseUrl = opened.url ?? '';
  pools = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl })));
  backend = await openTestBackend(opened.database);
  owner = await backend.newCustomer(10_000_000, 'company');
});
afterAll(async () => {
  await backend.close();
  await Promise.all(pools.map((pool) => pool.close()));
  await opened.drop();
});

/** Salla, with the refresh tokens that it was sent and the orders that it was told of. */
function counting({ platforms: { salla } }: Telling) {
  if (!salla) throw new Error('there is no Salla');
  const [sent, told]: [string[], string[]] = [[], []];
  const platform: RenewablePlatform<SallaAccess> = {
    tell(access, update) {
      told.push(update.orderId);
      return salla.tell(access, update);
    },
    refresh(token) {
      sent.push(token);
      return salla.refresh(token);
    },
  };
  return { platform, sent, told };
}

async function open() {
  await opened.database.kysely.deleteFrom('stores').execute();
  await opened.database.kysely.deleteFrom('store_orders').execute();
  const telling = await openTelling(backend, owner, {
    ...{ tokenLife: TOKEN_LIFE * 1_000, requestsPerMinute: 1_000_000 },
  });
  return { telling, store: await telling.newStore('salla'), ...counting(telling) };
}

const poolOf = (number: number) => pools[number % pools.length] ?? expect.fail();

function renew(
  { sealingKey, clock }: Telling,
  store: ToldStore,
  access: Buffer,
  { platform, pool = 0 }: { platform: RenewablePlatform<SallaAccess>; pool?: number },
): Promise<Renewal> {
  const { accountId: account_id, id } = store.key;
  const renewing = { db: poolOf(pool), platform, sealingKey, clock };
  return renewAccess(renewing, { account_id, id }, access);
}

it(`${AT_ONCE} that tell a store renew its access once and tell it once, each of ${ROUNDS} times`, async () => {
  const { telling, store, platform, sent, told } = await open();
  const platforms = { ...telling.platforms, salla: platform };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const order = await store.newOrder();
    telling.wait(TOKEN_LIFE);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) =>
        telling.look({ platforms, db: poolOf(number) }),
      ),
    );
    expect((await order.row()).told_status).toBe('booked');
    expect([sent.length, told.length]).toEqual([round, round]);
  }
  expect(telling.simulator.chainsRevoked()).toBe(0);
});

it(`${AT_ONCE} at once send a refresh token once, each of ${ROUNDS} times`, async () => {
  const { telling, store, platform, sent } = await open();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const access = (await store.row()).access ?? expect.fail();
    telling.wait(TOKEN_LIFE);
    const renewals = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, pool) =>
        renew(telling, store, access, { platform, pool }),
      ),
    );
    const { accessToken } = telling.tokensOf(store.simulatedId);
    const told = renewals.map((each) => (typeof each === 'string' ? each : each.access_token));
    expect(told).toContain(accessToken);
    expect(new Set([...told, 'busy'])).toEqual(new Set([accessToken, 'busy']));
    expect(sent.length).toBe(round);
  }
  expect(telling.simulator.chainsRevoked()).toBe(0);
});

it('keeps a token that was not sent', async () => {
  const { telling, store, platform, sent } = await open();
  const access = (await store.row()).access ?? expect.fail();
  for (const kind of ['not_sent', 'rate_limited'] as const) {
    const refresh = () => Promise.reject(new StorePlatformError(kind, 'no', null));
    const renewing = renew(telling, store, access, { platform: { ...platform, refresh } });
    await expect(renewing).rejects.toMatchObject({ kind });
  }
  expect(await renew(telling, store, access, { platform })).toMatchObject({
    access_token: telling.tokensOf(store.simulatedId).accessToken,
  });
  expect(sent).toHaveLength(1);
});

it('never sends a token again of which the fate is unknown', async () => {
  const { telling, store, platform, sent } = await open();
  const access = (await store.row()).access ?? expect.fail();
  telling.simulator.fail(1);
  expect(await renew(telling, store, access, { platform })).toBe('refused');
  expect(await store.row()).toMatchObject({
    ...{ access_refused_at: telling.clock(), renewal_until: null },
  });
  telling.wait(LEASE);
  expect(await renew(telling, store, access, { platform })).toBe('refused');
  expect(sent).toHaveLength(1);
});

it('never sends a token again over which a process died', async () => {
  const { telling, store, platform, sent } = await open();
  const access = (await store.row()).access ?? expect.fail();
  const refresh: typeof platform.refresh = async (token) => {
    await platform.refresh(token);
    return new Promise(() => undefined);
  };
  void renew(telling, store, access, { platform: { ...platform, refresh } });
  await expect.poll(() => sent.length).toBe(1);
  expect(await renew(telling, store, access, { platform })).toBe('busy');
  telling.wait(LEASE);
  expect(await renew(telling, store, access, { platform })).toBe('refused');
  expect(sent).toHaveLength(1);
  expect(telling.simulator.chainsRevoked()).toBe(0);
});

it('yields to access that was granted meanwhile', async () => {
  const { telling, store, platform } = await open();
  const access = (await store.row()).access ?? expect.fail();
  const granted = telling.newAccess(store.simulatedId);
  for (const fails of [false, true]) {
    const refresh: typeof platform.refresh = async (token) => {
      await store.change({ access: granted, access_refused_at: null, renewal_until: null });
      if (fails) throw new StorePlatformError('refused', 'no');
      return platform.refresh(token);
    };
    const renewal = await renew(telling, store, access, { platform: { ...platform, refresh } });
    expect(typeof renewal).toBe('object');
    expect(await store.row()).toMatchObject({ access: granted, access_refused_at: null });
    await store.change({ access });
  }
});

it(`sends no token twice in ${STORIES} stories of failures, deaths and waits`, async () => {
  const seed = Number(process.env.RENEWALS_SEED ?? Date.now() % 1_000_000);
  process.stdout.write(`RENEWALS_SEED=${seed}\n`);
  const random = seededRandom(seed);
  const { telling, store, platform, sent } = await open();
  /** What becomes of a request that was sent or not. */
  const refresh: typeof platform.refresh = async (token) => {
    if (random.chance(0.15)) throw new StorePlatformError('not_sent', 'no');
    if (random.chance(0.1)) return new Promise(() => undefined);
    const tokens = await platform.refresh(token);
    if (random.chance(0.1)) throw new StorePlatformError('unreachable', 'no');
    return random.chance(0.1) ? new Promise(() => undefined) : tokens;
  };
  const faulty = { ...platform, refresh };
  let renewed = 0;
  for (let story = 0; story < STORIES; story += 1) {
    const { access, access_refused_at } = await store.row();
    if (access_refused_at) {
      // The store grants access anew.
      const granted = telling.newAccess(store.simulatedId);
      await store.change({ access: granted, access_refused_at: null, renewal_until: null });
      continue;
    }
    const at = access ?? expect.fail();
    const renewals = Array.from({ length: random.between(1, 8) }, (_, pool) =>
      Promise.race([
        renew(telling, store, at, { platform: faulty, pool }).catch(() => 'failed'),
        new Promise((resolve) => setTimeout(resolve, 60, 'dead')),
      ]),
    );
    const ended = await Promise.all(renewals);
    renewed += Number(ended.some((each) => typeof each === 'object'));
    telling.wait(random.chance(0.5) ? LEASE : 1);
  }
  expect(new Set(sent).size).toBe(sent.length);
  expect(telling.simulator.chainsRevoked()).toBe(0);
  expect(renewed).toBeGreaterThan(STORIES / 10);
});
