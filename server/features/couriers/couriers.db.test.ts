import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SAMPLE_COURIERS } from '../../sample-data/couriers/sample-couriers.ts';
import { loadSampleData } from '../../sample-data/load-sample-data.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { addSignedInAccount, startTestApp, type TestApp } from '../../testing/test-app.ts';

type CourierList = components['schemas']['CourierList'];

onDatabases('postgres', (database) => {
  let server: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    await loadSampleData(database(), { password: 'any', now: new Date('2026-11-21T09:00:00Z') });
    server = await startTestApp({ db: database() });
    ({ headers } = await addSignedInAccount(database()));
  });
  afterAll(() => server.stop());

  const get = (path: string) => server.app.inject({ url: `/api/website/couriers${path}`, headers });
  const list = async (query = '') => (await get(`?limit=100&${query}`)).json<CourierList>();
  const idsOf = (couriers: readonly { id: string }[]) => couriers.map(({ id }) => id);

  it('are listed best rated first or by rank of their tier, each once over the pages', async () => {
    const best = (await list()).data;
    // As if each had 20 further ratings of 3.5.
    const means = best.map(({ rating, rating_count: n }) => (rating * n + 70) / (n + 20));
    for (const [index, mean] of means.entries()) {
      expect(mean).toBeLessThan((means[index - 1] ?? 5) + 1e-6);
    }
    expect(best.every(({ rating_count }) => rating_count > 0)).toBe(true);
    const whole = (await list('sort=-tier')).data;
    const tiers = [...new Set(whole.map(({ tier }) => tier))];
    expect(tiers).toEqual(['platinum', 'gold', 'silver', 'bronze']);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const after = cursor === undefined ? '' : `&cursor=${cursor}`;
      const { data, page } = (await get(`?sort=-tier&limit=5${after}`)).json<CourierList>();
      seen.push(...idsOf(data));
      expect(page).toMatchObject({ total: 24, total_is_capped: false });
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(idsOf(whole));
    expect(new Set(seen).size).toBe(24);
    const { next_cursor: other = '' } = (await get('?sort=tier&limit=1')).json<CourierList>().page;
    expect((await get(`?sort=rating&cursor=${other}`)).statusCode).toBe(400);
  });

  it('are filtered by tier and by the area they serve', async () => {
    const isGold = ({ tier }: { tier: string }) => tier === 'gold';
    const { data, page } = await list('tier=gold');
    expect([data.every(isGold), data.length]).toEqual([true, page.total]);
    expect(page.total).toBe(SAMPLE_COURIERS.filter(isGold).length);
    for (const area of ['riyadh', 'najran', 'AE', 'ZW']) {
      const serving = SAMPLE_COURIERS.filter(({ cards }) =>
        cards.some(({ cities, countries }) => [...cities, ...countries].includes(area)),
      );
      const found = idsOf((await list(`area=${area}`)).data);
      expect(found.toSorted()).toEqual(idsOf(serving).toSorted());
    }
  });

  it('are found by words of their names', async () => {
    for (const q of ['palm caravan', 'CARAVAN palm', 'قوافل', 'قَوافِل النخيل']) {
      const { data } = await list(`q=${encodeURIComponent(q)}`);
      expect(data.map(({ name }) => name.en)).toContain('Palm Caravan');
      expect(data.length).toBeLessThan(24);
    }
    expect(await list('q=no%20such%20courier')).toEqual({
      ...{ data: [], page: { total: 0, total_is_capped: false } },
    });
  });

  it('are shown with all their services', async () => {
    const rated = new Map((await list()).data.map((each) => [each.id, each]));
    for (const { id, name, cards } of SAMPLE_COURIERS) {
      const services = cards.map(({ serviceType }) => ({ service_type: serviceType }));
      const { rating, rating_count } = rated.get(id) ?? {};
      const shown = { name, rating, rating_count, sample: true, services };
      expect((await get(`/${id}`)).json()).toMatchObject(shown);
    }
    expect((await get('/crr_01jd3x8q4v7w2n5m9k0ctp6r00')).statusCode).toBe(404);
  });
});
