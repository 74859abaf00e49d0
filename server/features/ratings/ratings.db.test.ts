import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { basic } from '../../testing/basic.ts';
import { send, shipForCash, statusAndBody } from '../../testing/customer-calls.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_COURIER, TEST_PRICE } from '../../testing/test-backend.ts';
import type { CourierEventKind } from '../../domain/courier-events.ts';
import { receiveEvent } from '../tracking/couriers/receive-event.ts';

type Schemas = components['schemas'];
type Method = 'POST' | 'GET' | 'PUT' | 'DELETE';

const NOW = new Date('2026-11-21T09:00:00Z');
const DAY_MS = 24 * 3_600_000;
const PARTS = { on_time: 5, condition: 4, driver: 4 };
const TEXT = 'وصلت في موعدها.';
const MAY_RATE = ['on_time', 'condition', 'driver', 'support'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let shipment: Schemas['Shipment'];

  beforeEach(async () => {
    backend.setTime(NOW);
    customer = await backend.newCustomer(20 * TEST_PRICE);
    shipment = await backend.ship(customer);
  });

  const tell = (kind: CourierEventKind, id = shipment.id, occurredAt = NOW) =>
    receiveEvent(
      database(),
      { account_id: customer.accountId, id },
      { id: null, kind, occurredAt, city: null, text: null },
      NOW,
    );
  const call = async (method: Method, payload?: object, who = customer, id = shipment.id) =>
    statusAndBody(await send(backend, who, method, `/shipments/${id}/rating`, payload));
  const list = async (query = '', who = customer) =>
    (await backend.get(who, `/couriers/${TEST_COURIER}/ratings?limit=100&${query}`)).json<
      Schemas['CourierRatingList']
    >();
  const refused = (code: string) => [409, { code }];

  it('is given once, shown, changed and deleted', async () => {
    await tell('delivered');
    const until = new Date(NOW.getTime() + 60 * DAY_MS).toISOString();
    expect(await call('GET')).toEqual([200, { state: 'open', until, parts: MAY_RATE }]);
    const created = await call('POST', { parts: PARTS, text: TEXT });
    const given = { shipment_id: shipment.id, courier_id: TEST_COURIER, parts: PARTS, text: TEXT };
    expect(created).toMatchObject([201, { ...given, score: 4.3 }]);
    const [, rating] = created;
    expect(await call('GET')).toEqual([200, { state: 'rated', until, parts: MAY_RATE, rating }]);
    expect(await call('POST', { parts: PARTS })).toMatchObject(refused('already_rated'));
    const changed = await call('PUT', { parts: { ...PARTS, on_time: 1, support: 2 } });
    expect(changed).toMatchObject([200, { score: 2.8, parts: { on_time: 1, support: 2 } }]);
    expect(changed[1]).not.toHaveProperty('text');
    expect(await call('DELETE')).toEqual([204, null]);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await call(method, method === 'PUT' ? { parts: PARTS } : undefined))[0]).toBe(404);
    }
    expect((await call('POST', { parts: PARTS }))[0]).toBe(201);
  });

  it('changes the summary, the courier and quotes at once', async () => {
    await tell('delivered');
    const before = (await list()).summary;
    await call('POST', { parts: { on_time: 1, condition: 1, driver: 2 }, text: TEXT });
    const { summary, data, page } = await list();
    expect([summary.count, page.total]).toEqual([before.count + 1, before.count + 1]);
    const ones = (of: Schemas['RatingSummary']) => of.histogram.find(({ stars }) => stars === 1);
    expect(ones(summary)?.count).toBe((ones(before)?.count ?? 0) + 1);
    const shownRating = data.find(({ mine }) => mine);
    expect(shownRating).toEqual({
      id: shownRating?.id,
      ...{ score: 1.3, parts: { on_time: 1, condition: 1, driver: 2 }, text: TEXT },
      ...{ service_type: 'standard', lane: 'domestic', month: '2026-11' },
      ...{ mine: true, sample: false },
    });
    const shown = { rating: summary.average, rating_count: summary.count };
    const quote = await backend.quote(customer);
    expect(quote.prices.find(({ courier }) => courier.id === TEST_COURIER)?.courier).toMatchObject(
      shown,
    );
    for (const path of [`/couriers/${TEST_COURIER}`, `/quotes/${quote.id}`]) {
      expect(JSON.stringify((await backend.get(customer, path)).json())).toContain(
        `"rating":${shown.rating},"rating_count":${shown.rating_count}`,
      );
    }
    const { courier } = (await backend.get(customer, `/shipments/${shipment.id}`)).json<
      Schemas['Shipment']
    >();
    expect(courier).toMatchObject(shown);
    await call('DELETE');
    expect((await list()).summary).toEqual(before);
  });

  it('is sorted, filtered and paged', async () => {
    const ids: string[] = [];
    for (const stars of [3, 5, 1, 4]) {
      const { id } = await backend.ship(customer);
      await tell('delivered', id);
      const parts = { on_time: stars, condition: stars, driver: stars };
      const [, rating] = await call('POST', { parts }, customer, id);
      ids.push((rating as Schemas['Rating']).id);
    }
    const mine = async (query: string) =>
      (await list(query)).data.filter(({ id }) => ids.includes(id)).map(({ score }) => score);
    expect(await mine('sort=-score')).toEqual([5, 4, 3, 1]);
    expect(await mine('sort=score')).toEqual([1, 3, 4, 5]);
    expect(await mine('stars=4')).toEqual([4]);
    expect((await list('stars=4')).data.every(({ score }) => Math.round(score) === 4)).toBe(true);
    for (const sort of ['-created_at', '-score', 'score']) {
      const whole = (await list(`sort=${sort}`)).data.map(({ id }) => id);
      const seen: string[] = [];
      let cursor = '';
      do {
        const path = `/couriers/${TEST_COURIER}/ratings?limit=2&sort=${sort}${cursor}`;
        const { data, page } = (await backend.get(customer, path)).json<
          Schemas['CourierRatingList']
        >();
        seen.push(...data.map(({ id }) => id));
        cursor = page.next_cursor === undefined ? '' : `&cursor=${page.next_cursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(whole);
    }
    const none = await backend.get(customer, '/couriers/crr_01jd3x8q4v7w2n5m9k0ctp6r00/ratings');
    expect(none.statusCode).toBe(404);
  });

  describe('is refused', () => {
    it('before the end, without a journey, and after 60 days', async () => {
      expect(await call('POST', { parts: PARTS })).toMatchObject(refused('not_final'));
      const cancelled = await backend.ship(customer);
      await backend.cancel(customer, cancelled.id);
      const given = { parts: PARTS };
      const ofCancelled = await call('POST', given, customer, cancelled.id);
      expect(ofCancelled).toMatchObject(refused('not_ratable'));
      const ended = new Date(NOW.getTime() - 60 * DAY_MS + 1);
      await tell('picked_up', shipment.id, new Date(ended.getTime() - DAY_MS));
      await tell('returned', shipment.id, ended);
      expect((await call('POST', given))[0]).toBe(201);
      backend.setTime(new Date(NOW.getTime() + 1));
      expect(await call('PUT', given)).toMatchObject(refused('rating_too_late'));
      expect(await call('DELETE')).toEqual([204, null]);
      expect(await call('POST', given)).toMatchObject(refused('rating_too_late'));
      expect(await call('GET')).toMatchObject([200, { state: 'too_late' }]);
    });

    it('with contact details, 501 letters, six stars or a part that the shipment has not', async () => {
      await tell('delivered');
      const before = await list();
      for (const [given, pointer, code] of [
        [{ parts: PARTS, text: 'واتساب ٠٥ ١٢٣٤ ٥٦٧٨' }, '/text', 'contact_details'],
        [{ parts: PARTS, text: 'ا'.repeat(501) }, '/text', 'max_length'],
        [{ parts: { ...PARTS, driver: 6 } }, '/parts/driver', 'max'],
        [{ parts: { ...PARTS, driver: undefined } }, '/parts/driver', 'required'],
        [{ parts: { ...PARTS, cash_paid_out: 4 } }, '/parts/cash_paid_out', 'not_allowed'],
      ] as const) {
        expect(await call('POST', given)).toMatchObject([422, { errors: [{ pointer, code }] }]);
      }
      expect(await list()).toEqual(before);
      const { id } = await shipForCash(backend, customer);
      await tell('delivered', id);
      const withCash = { parts: { ...PARTS, cash_paid_out: 4 }, text: 'ا'.repeat(500) };
      expect((await call('POST', withCash, customer, id))[0]).toBe(201);
    });
  });

  it('is the owner’s alone', async () => {
    await tell('delivered');
    const [, given] = await call('POST', { parts: PARTS, text: TEXT });
    const other = await backend.newCustomer(0);
    const { key, secret_key } = await newKey(backend, customer);
    const keyed = { ...customer, headers: basic(key.client_key, secret_key) };
    const nobody = { ...customer, headers: { authorization: '' } };
    for (const [who, status] of [
      [nobody, 401],
      [keyed, 401],
      [other, 404],
      [customer, 200],
    ] as const) {
      expect((await call('GET', undefined, who))[0]).toBe(status);
      if (who === customer) continue;
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        const payload = method === 'DELETE' ? undefined : { parts: PARTS };
        expect((await call(method, payload, who))[0]).toBe(status);
      }
    }
    const shown = await list('', other);
    const { id } = given as Schemas['Rating'];
    expect(shown.data.find((each) => each.id === id)).toMatchObject({ text: TEXT, mine: false });
    const text = JSON.stringify(shown);
    for (const secret of [customer.accountId, shipment.id, shipment.tracking_number, 'riyadh']) {
      expect(text).not.toContain(secret);
    }
    for (const who of [nobody, keyed]) {
      const answer = await backend.get(who, `/couriers/${TEST_COURIER}/ratings`);
      expect(answer.statusCode).toBe(401);
    }
  });

  it('is one, however many are sent at once', async () => {
    await tell('delivered');
    const { summary } = await list();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => call('POST', { parts: PARTS, text: TEXT })),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await list()).summary.count).toBe(summary.count + 1);
    await Promise.all(
      [1, 2, 3].map((stars) => call('PUT', { parts: { ...PARTS, on_time: stars } })),
    );
    expect((await list()).summary.count).toBe(summary.count + 1);
  });

  it('is invited to for 14 days after a delivery, until it is given', async () => {
    const invited = async () =>
      (await backend.get(customer, '/rating-invitations')).json<Schemas['RatingInvitationList']>();
    expect(await invited()).toEqual({ data: [] });
    const delivered = new Date(NOW.getTime() - 14 * DAY_MS + 1);
    await tell('delivered', shipment.id, delivered);
    expect(await invited()).toMatchObject({
      data: [{ shipment_id: shipment.id, delivered_at: delivered.toISOString() }],
    });
    await call('POST', { parts: PARTS });
    expect(await invited()).toEqual({ data: [] });
    await call('DELETE');
    backend.setTime(new Date(NOW.getTime() + 1));
    expect(await invited()).toEqual({ data: [] });
  });

  it('is in the activity log by the tracking number', async () => {
    await tell('delivered');
    for (const [index, method] of (['POST', 'PUT', 'DELETE'] as const).entries()) {
      backend.setTime(new Date(NOW.getTime() + index + 1));
      await call(method, method === 'DELETE' ? undefined : { parts: PARTS });
    }
    const { data } = (await backend.get(customer, '/profile/activity?limit=3')).json<
      Schemas['ActivityList']
    >();
    const subject = { id: shipment.id, label: shipment.tracking_number };
    expect(data).toMatchObject(
      ['rating_deleted', 'rating_updated', 'rating_created'].map((action) => ({ action, subject })),
    );
  });
});
