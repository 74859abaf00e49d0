import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SAMPLE_COURIERS } from '../../sample-data/couriers/sample-couriers.ts';
import { loadSampleData } from '../../sample-data/load-sample-data.ts';
import type { RateCard } from '../../domain/rate-card.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { addSignedInAccount, startTestApp, type TestApp } from '../../testing/test-app.ts';

type CourierList = components['schemas']['CourierList'];
type BranchList = components['schemas']['BranchList'];

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

  const parcel = 'origin=riyadh&destination=jeddah&weight=12000';

  it('have the price for a parcel that a quote has, or its reason', async () => {
    const body = {
      origin: { country: 'SA', city: 'riyadh' },
      destination: { country: 'SA', city: 'jeddah' },
      weight: 12_000,
    };
    const url = '/api/website/quotes';
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: body });
    const { prices, excluded } = answer.json<components['schemas']['Quote']>();
    for (const sort of ['price', '-rating', 'transit_time'] as const) {
      const { data } = await list(`${parcel}&sort=${sort}`);
      expect(data.length).toBeGreaterThan(5);
      for (const { id, offer, excluded: reason } of data) {
        const own = prices.filter(({ courier }) => courier.id === id);
        if (offer === undefined) {
          expect(own).toEqual([]);
          expect(excluded.map((each) => [each.courier.id, each.reason])).toContainEqual([
            id,
            reason,
          ]);
        } else {
          const { service_type, total_fee, transit_times, expected_delivery_on } = offer;
          expect(own).toContainEqual(
            expect.objectContaining({
              service_type,
              total_fee,
              transit_times,
              expected_delivery_on,
            }),
          );
          const [cheapest] = own;
          if (sort !== 'transit_time') expect(cheapest?.total_fee).toEqual(total_fee);
        }
      }
      const values = data.map(({ offer }) =>
        sort === 'price' ? offer?.total_fee.amount : offer?.transit_times.max_days,
      );
      const last = Number.MAX_SAFE_INTEGER;
      if (sort !== '-rating')
        expect(values).toEqual(values.toSorted((a, b) => (a ?? last) - (b ?? last)));
    }
    const cheapest = idsOf((await list(`${parcel}&sort=price`)).data).slice(0, 6);
    const three = async (after: string) =>
      (await get(`?${parcel}&sort=price&limit=3${after}`)).json<CourierList>();
    const first = await three('');
    const second = await three(`&cursor=${first.page.next_cursor ?? ''}`);
    expect(idsOf([...first.data, ...second.data])).toEqual(cheapest);
  });

  it('are filtered by what they carry, where from and where to', async () => {
    const cardsOf = (id: string) => SAMPLE_COURIERS.find((each) => each.id === id)?.cards ?? [];
    const serving = (matches: (card: RateCard) => boolean) =>
      SAMPLE_COURIERS.filter(({ cards }) => cards.some(matches)).map(({ id }) => id);
    const cases: [string, (card: RateCard) => boolean][] = [
      ['service_type=express', ({ serviceType }) => serviceType === 'express'],
      ['carries=chilled', ({ shipmentTypes }) => shipmentTypes.includes('chilled')],
      ['cash_on_delivery=true', ({ cod }) => cod !== null],
      [
        'origin=riyadh&destination=riyadh&takes_parcel=true',
        ({ cities, lanes }) => cities.includes('riyadh') && lanes.intra_city !== undefined,
      ],
      [
        'origin=riyadh&destination=AE&takes_parcel=true&cash_on_delivery=true',
        ({ cities, countries, lanes, cod }) =>
          [cities.includes('riyadh'), countries.includes('AE'), lanes.international, cod].every(
            Boolean,
          ),
      ],
    ];
    for (const [query, matches] of cases) {
      expect(idsOf((await list(query)).data).toSorted()).toEqual(serving(matches).toSorted());
    }
    const heavy = 'origin=riyadh&destination=jeddah&weight=60000';
    const [some, others] = [
      await list(`${heavy}&takes_parcel=true`),
      await list(`${heavy}&takes_parcel=false`),
    ];
    expect(some.data.length).toBeGreaterThan(0);
    expect(some.data.every(({ offer }) => offer !== undefined)).toBe(true);
    expect(others.data.every(({ excluded }) => excluded !== undefined)).toBe(true);
    expect(some.data.length + others.data.length).toBe(24);
    const [marked = ''] = idsOf(some.data);
    const url = `/api/website/favorites/${marked}`;
    await server.app.inject({ method: 'PUT', url, headers, payload: {} });
    expect(idsOf((await list('favorites=true')).data)).toEqual([marked]);
    expect((await list('favorites=false')).data).toHaveLength(23);
    const { data } = await list('cash_on_delivery=false');
    expect(data.every(({ id }) => cardsOf(id).every(({ cod }) => cod === null))).toBe(true);
    expect((await list('min_rating=5')).data.every(({ rating }) => rating >= 5)).toBe(true);
    const dropOff = await list('drop_off_city=abha');
    expect(dropOff.data.length).toBeGreaterThan(0);
    for (const { id } of dropOff.data) {
      const branches = (await get(`/${id}/branches?city=abha&drop_off=true`)).json<BranchList>();
      expect(branches.page.total).toBeGreaterThan(0);
    }
  });

  it('refuse half a question', async () => {
    const cases = {
      'origin=riyadh': '/query/destination',
      'weight=1000': '/query/origin',
      'takes_parcel=true': '/query/origin',
      [`${parcel}&length=10&width=10`]: '/query/height',
      'sort=price': '/query/weight',
      'origin=riyadh&destination=jeddah&sort=transit_time': '/query/weight',
    };
    for (const [query, pointer] of Object.entries(cases)) {
      const answer = await get(`?${query}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'validation_failed', errors: [{ pointer, code: 'required' }] },
      ]);
    }
  });

  it('have branches, the nearest first or by city, each once over the pages', async () => {
    const { id } = SAMPLE_COURIERS[0] ?? { id: '' };
    const read = async (query: string) =>
      (await get(`/${id}/branches?${query}`)).json<BranchList>();
    const { data, page } = await read('limit=100&near=dammam');
    const distances = data.map(({ distance = -1 }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect([data[0]?.city, data.length]).toEqual(['dammam', page.total]);
    expect(data.find(({ city }) => city === 'khobar')?.distance).toBeLessThan(40_000);
    expect((await get(`/${id}`)).json()).toMatchObject({ branch_count: page.total });
    const cities = (await read('limit=100')).data.map(({ city }) => city);
    expect(cities).toEqual(cities.toSorted());
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const after = cursor === undefined ? '' : `&cursor=${cursor}`;
      const next = await read(`limit=2&near=dammam${after}`);
      seen.push(...idsOf(next.data));
      cursor = next.page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(idsOf(data));
    const found = (await read(`q=${encodeURIComponent('العلَيا الرياض')}`)).data;
    expect(
      found.every(({ city, name }) => city === 'riyadh' && name.en.startsWith('Al Olaya')),
    ).toBe(true);
    const paying = (await read('limit=100&cash_payout=true')).data;
    expect(paying).toEqual((await read('limit=100')).data.filter((each) => each.cash_payout));
    expect((await get('/crr_01jd3x8q4v7w2n5m9k0ctp6r00/branches')).statusCode).toBe(404);
  });

  it('have photos with previews', async () => {
    const { id } = SAMPLE_COURIERS[0] ?? { id: '' };
    const { data } = (await get(`/${id}/photos`)).json<components['schemas']['CourierPhotoList']>();
    expect(data).toHaveLength(3);
    const [first] = data;
    expect(first).toMatchObject({ width: 1200, height: 800 });
    const whole = (await get(`/${id}/photos/${first?.id ?? ''}`)).json<{ content: string }>();
    expect(whole.content.length).toBeGreaterThan(first?.preview.length ?? 0);
    const others = SAMPLE_COURIERS[1]?.id ?? '';
    expect((await get(`/${others}/photos/${first?.id ?? ''}`)).statusCode).toBe(404);
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
