import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SAMPLE_COURIERS } from '../../sample-data/couriers/sample-couriers.ts';
import { loadSampleData } from '../../sample-data/load-sample-data.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { addSignedInAccount, startTestApp, type TestApp } from '../../testing/test-app.ts';

type CourierList = components['schemas']['CourierList'];
type Courier = components['schemas']['Courier'];

onDatabases('postgres', (database) => {
  let server: TestApp;
  let headers: { authorization: string };

  beforeAll(async () => {
    await loadSampleData(database(), { password: 'any', now: new Date('2026-11-21T09:00:00Z') });
    server = await startTestApp({ db: database() });
    ({ headers } = await addSignedInAccount(database()));
  });
  afterAll(() => server.stop());

  async function list(query: Record<string, string | number> = {}): Promise<CourierList> {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const answer = await server.app.inject({ url: `/api/website/couriers?${search}`, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<CourierList>();
  }

  describe('the list of couriers', () => {
    it('shows the best rated first', async () => {
      const { data, page } = await list();
      expect(page).toEqual({ total: 24, total_is_capped: false });
      const ratings = data.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    });

    it.each(['rating', '-rating', 'tier', '-tier'])(
      'shows each courier once over its pages, sorted by %s',
      async (sort) => {
        const whole = await list({ sort, limit: 100 });
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const { data, page } = await list({ sort, limit: 5, ...(cursor && { cursor }) });
          seen.push(...data.map(({ id }) => id));
          expect(page.total).toBe(24);
          cursor = page.next_cursor;
        } while (cursor !== undefined);
        expect(seen).toEqual(whole.data.map(({ id }) => id));
        expect(new Set(seen).size).toBe(24);
      },
    );

    it('sorts tiers by rank, not by name', async () => {
      const { data } = await list({ sort: '-tier', limit: 100 });
      const tiers = [...new Set(data.map(({ tier }) => tier))];
      expect(tiers).toEqual(['platinum', 'gold', 'silver', 'bronze']);
    });

    it('filters by tier', async () => {
      const { data, page } = await list({ tier: 'gold' });
      expect(data.length).toBe(SAMPLE_COURIERS.filter(({ tier }) => tier === 'gold').length);
      expect(page.total).toBe(data.length);
    });

    it.each(['riyadh', 'najran', 'AE', 'ZW'])('filters couriers that serve %s', async (area) => {
      const serving = SAMPLE_COURIERS.filter(({ cards }) =>
        cards.some(({ cities, countries }) => [...cities, ...countries].includes(area)),
      );
      const { data } = await list({ area, limit: 100 });
      expect(data.map(({ id }) => id).sort()).toEqual(serving.map(({ id }) => id).sort());
    });

    it.each([
      ['palm caravan', 'Palm Caravan'],
      ['CARAVAN palm', 'Palm Caravan'],
      ['قوافل', 'Palm Caravan'],
      ['قَوافِل النخيل', 'Palm Caravan'],
    ])('finds %s', async (q, name) => {
      const { data } = await list({ q });
      expect(data.map((courier) => courier.name.en)).toContain(name);
      expect(data.length).toBeLessThan(24);
    });

    it('is empty when nothing matches', async () => {
      expect(await list({ q: 'no such courier' })).toEqual({
        data: [],
        page: { total: 0, total_is_capped: false },
      });
    });

    it('refuses a cursor of another sort', async () => {
      const { page } = await list({ sort: 'tier', limit: 1 });
      const answer = await server.app.inject({
        url: `/api/website/couriers?sort=rating&cursor=${page.next_cursor ?? ''}`,
        headers,
      });
      expect(answer.statusCode).toBe(400);
    });
  });

  describe('a courier', () => {
    it.each(SAMPLE_COURIERS)('is shown with all its services: $name.en', async (sample) => {
      const answer = await server.app.inject({
        url: `/api/website/couriers/${sample.id}`,
        headers,
      });
      expect(answer.statusCode).toBe(200);
      const courier = answer.json<Courier>();
      expect(courier).toMatchObject({ name: sample.name, rating: sample.rating, sample: true });
      expect(courier.services.map(({ service_type }) => service_type)).toEqual(
        sample.cards.map(({ serviceType }) => serviceType),
      );
    });

    it('is not found under an unknown id', async () => {
      const answer = await server.app.inject({
        url: '/api/website/couriers/crr_01jd3x8q4v7w2n5m9k0ctp6r00',
        headers,
      });
      expect(answer.statusCode).toBe(404);
    });
  });
});
