import { requestedBy } from '../account.ts';
import { PLATFORMS } from '../told-orders.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { inEachShop, newOrder, type Shop } from './shops.ts';

/** Numbers of refused deliveries at which the level may change, with the level from then on. */
const LEVELS = [
  [9, 'healthy'],
  [10, 'degraded'],
  [29, 'degraded'],
  [30, 'broken'],
] as const;

async function failuresAreCounted(bench: Bench): Promise<void> {
  const { api } = bench;
  await inEachShop(bench, async (shop) => {
    const { account, platform, opened } = shop;
    const call = { who: requestedBy(account), path: { store_id: opened.store.id } };
    const isAt = async (level: string, accepted: number, refused: number) =>
      alike(
        (await api.ok('getStore', call)).health,
        { level, accepted, refused },
        `the health of a store on ${platform} after ${refused} refused deliveries`,
      );
    let refused = 0;
    for (const [count, level] of LEVELS) {
      for (; refused < count; refused += 1) await forge(bench, shop);
      await isAt(level, 0, count);
    }
    await shop.tell(newOrder());
    await isAt('healthy', 1, 0);
    await forge(bench, shop);
    await isAt('healthy', 1, 1);
  });
}

async function forge({ api }: Bench, { platform, opened }: Shop): Promise<void> {
  const { hears, tell } = PLATFORMS[platform];
  const answer = await api.send(hears, tell({ ...opened, secret: 'f'.repeat(32) }, newOrder()));
  expect(answer.status === 401, `a forged delivery of ${platform} is accepted`, answer);
}

export const storeHealthLaws: readonly Law[] = [
  {
    id: 'store-health',
    title: 'Refused deliveries degrade a store until one is accepted',
    clause: '#/components/schemas/StoreHealth: degraded from 10 refused deliveries, broken from 30',
    run: failuresAreCounted,
  },
];
