import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { riyadhMidnight } from '../../domain/calendar.ts';
import { SAMPLE_PLANS } from '../../sample-data/plans.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, readLedger } from '../../testing/test-backend.ts';
import { readSubscription } from './read-subscription.ts';
import { renewPlans } from './renew-plans.ts';

type Schemas = components['schemas'];

const MONTH = { tier: 'intermediate', period: 'monthly' } as const;
const HIGHER = { tier: 'advanced', period: 'monthly' } as const;

const PRESET = {
  ...{ name: 'علبة', weight: 600, weight_unit: 'g' },
  ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
  ...{ shipment_type: 'parcel', packaging_type: 'box' },
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  let today: Date;

  beforeEach(async () => {
    const { kysely } = database();
    await kysely.deleteFrom('subscriptions').execute();
    await kysely.deleteFrom('plan_messages').execute();
    await kysely.deleteFrom('plan_prices').execute();
    await kysely.insertInto('plan_prices').values(SAMPLE_PLANS).execute();
    goTo('2026-11-10');
    customer = await backend.newCustomer(100_000);
  });

  function goTo(day: string): void {
    today = new Date(riyadhMidnight(day).getTime() + 12 * 3_600_000);
    backend.setTime(today);
  }
  const subscription = () => readSubscription(database().kysely, customer.accountId);
  const preview = async (choice: Schemas['PlanChoice']) =>
    (await backend.post(customer, '/subscription/preview', choice)).json<
      Schemas['PlanChangePreview']
    >();
  const send = (order: object, key: string = randomUUID()) =>
    backend.app.inject({
      method: 'POST',
      url: '/api/website/subscription',
      headers: { ...customer.headers, 'idempotency-key': key },
      payload: order,
    });
  async function change(choice: Schemas['PlanChoice']) {
    const { total, version } = await preview(choice);
    return send({ ...choice, seen_total: total, version });
  }
  const renew = () =>
    renewPlans(
      {
        db: database(),
        messages: { deliver: () => Promise.resolve() },
        log: { warn: () => undefined, error: (told: unknown) => expect(told).toBeUndefined() },
      },
      today,
    );
  const documents = () =>
    database()
      .kysely.selectFrom('tax_documents')
      .select(['kind', 'reason', 'total', 'original_number', 'number'])
      .where('account_id', '=', customer.accountId)
      .orderBy('sequence')
      .execute();
  const told = async () =>
    (
      await database()
        .kysely.selectFrom('plan_messages')
        .select('content')
        .where('account_id', '=', customer.accountId)
        .orderBy('id')
        .execute()
    ).map(({ content }) => content.kind);

  it('charges an upgrade less the unused days, as the preview says, with both documents', async () => {
    expect((await change(MONTH)).statusCode).toBe(200);
    goTo('2026-11-20');
    const seen = await preview(HIGHER);
    expect(seen).toMatchObject({ total: { amount: 29_967 }, takes_effect: 'now' });
    expect((await change(HIGHER)).json()).toMatchObject({ ...HIGHER, ends_on: '2026-12-20' });
    const [first, credit, invoice] = await documents();
    expect(first).toMatchObject({ kind: 'invoice', total: 14_900 });
    expect(credit).toMatchObject({
      ...{ kind: 'credit_note', reason: 'plan_changed', original_number: first?.number },
      total: seen.credit?.total.amount,
    });
    expect(invoice).toMatchObject({ kind: 'invoice', total: seen.charge?.total.amount });
    const { balance, sumOfAllEntries } = await readLedger(database(), customer.accountId);
    expect([balance, sumOfAllEntries]).toEqual([100_000 - 14_900 - 29_967, 0]);
  });

  it('makes one of two changes at once, and repeats an answer to the same key', async () => {
    const order = { ...MONTH, seen_total: { amount: 14_900, currency: 'SAR' }, version: 0 };
    const key = randomUUID();
    const answers = await Promise.all([
      send(order, key),
      send(order, key),
      send(order),
      send(order),
    ]);
    expect((await documents()).length).toBe(1);
    const codes = answers.map(({ statusCode }) => statusCode);
    // The two of one key have one answer; of the others at most one succeeds.
    expect(codes[0]).toBe(codes[1]);
    expect(new Set(codes)).toEqual(new Set([200, 409]));
  });

  it('refuses with the documented problem, and charges nothing', async () => {
    const seen_total = { amount: 14_900, currency: 'SAR' };
    const refused = async (order: object) => (await send(order)).json<{ code: string }>().code;
    expect(
      await refused({ ...MONTH, seen_total: { amount: 1, currency: 'SAR' }, version: 0 }),
    ).toBe('plan_price_changed');
    expect(await refused({ ...MONTH, seen_total, version: 3 })).toBe('plan_changed_meanwhile');
    expect(await refused({ tier: 'basic', seen_total, version: 0 })).toBe('already_on_plan');
    const year = { tier: 'advanced', period: 'yearly', version: 0 };
    expect(await refused({ ...year, seen_total: { amount: 399_000, currency: 'SAR' } })).toBe(
      'insufficient_balance',
    );
    await database().kysely.deleteFrom('plan_prices').execute();
    expect(await refused({ ...MONTH, seen_total, version: 0 })).toBe('plan_unavailable');
    expect(await documents()).toEqual([]);
  });

  it('announces and renews once, at the announced price', async () => {
    await change(MONTH);
    goTo('2026-12-03');
    await renew();
    await renew();
    expect(await told()).toEqual(['plan_renewal_soon']);
    await database().kysely.updateTable('plan_prices').set({ price: 20_000 }).execute();
    goTo('2026-12-10');
    await Promise.all([renew(), renew()]);
    expect((await documents()).map(({ total }) => total)).toEqual([14_900, 14_900]);
    expect(await subscription()).toMatchObject({ starts_on: '2026-12-10', ends_on: '2027-01-10' });
  });

  it('keeps an unpaid plan for five days with three messages, then makes it basic', async () => {
    customer = await backend.newCustomer(15_000);
    await change(MONTH);
    for (const day of ['10', '11', '12', '13', '14']) {
      goTo(`2026-12-${day}`);
      await renew();
      await renew();
      expect(await subscription()).toMatchObject({ status: 'grace', grace_until: '2026-12-15' });
    }
    expect(await told()).toEqual(['plan_overdue', 'plan_overdue', 'plan_overdue']);
    goTo('2026-12-15');
    await renew();
    expect(await subscription()).toMatchObject({ tier: 'basic', version: 0 });
    expect((await told()).at(-1)).toBe('plan_ended_unpaid');
    expect(await documents()).toHaveLength(1);
  });

  it('cancels at the end of the period, and resumes before it', async () => {
    await change(MONTH);
    expect((await change({ tier: 'basic' })).json()).toMatchObject({
      ...MONTH,
      scheduled_change: { tier: 'basic', on: '2026-12-10' },
    });
    const resumed = await backend.app.inject({
      method: 'DELETE',
      url: '/api/website/subscription/scheduled-change',
      headers: customer.headers,
    });
    expect(resumed.json()).not.toHaveProperty('scheduled_change');
    await change({ tier: 'basic' });
    goTo('2026-12-10');
    await renew();
    expect(await subscription()).toMatchObject({ tier: 'basic' });
    expect(await told()).toEqual(['plan_ended_cancelled']);
  });

  it('pauses what is beyond a limit after a downgrade, the newest first, and deletes nothing', async () => {
    await change(MONTH);
    const at = new Date();
    const rows = Array.from({ length: 12 }, (_, n) => ({
      ...{ account_id: customer.accountId, id: `pst_${String(n).padStart(26, '0')}` },
      ...{ name_key: `n ${n}`, content: JSON.stringify(PRESET), search_text: '' },
      ...{ created_at: at, updated_at: at },
    }));
    await database().kysely.insertInto('parcel_presets').values(rows).execute();
    const paused = async () =>
      (await backend.get(customer, '/parcel-presets?limit=100'))
        .json<Schemas['ParcelPresetList']>()
        .data.filter(({ is_paused }) => is_paused)
        .map(({ id }) => Number(id.slice(4)))
        .sort((a, b) => a - b);
    expect(await paused()).toEqual([]);
    await change({ tier: 'basic' });
    await database().kysely.deleteFrom('subscriptions').execute();
    expect(await paused()).toEqual([10, 11]);
    const more = await backend.post(customer, '/parcel-presets', PRESET);
    expect([more.statusCode, more.json()]).toMatchObject([
      409,
      { plan_limit: { limit: 'saved_presets', tier: 'basic', allowed: 10, used: 12 } },
    ]);
    const put = (n: number) =>
      backend.app.inject({
        method: 'PUT',
        url: `/api/website/parcel-presets/pst_${String(n).padStart(26, '0')}`,
        headers: customer.headers,
        payload: { ...PRESET, name: `m ${n}` },
      });
    expect((await put(9)).statusCode).toBe(200);
    expect((await put(10)).json()).toMatchObject({ code: 'paused_by_plan' });
    expect((await subscription()).usage).toContainEqual({
      ...{ limit: 'saved_presets', allowed: 10, used: 12, paused: 2 },
    });
  });
});
