import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import type { RateCard } from '../../domain/rate-card.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_CARD, TEST_COURIER } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    backend.setTime(new Date());
    customer = await backend.newCustomer(0);
    await setCards([TEST_CARD]);
  });

  /** The courier's cards from now on. */
  async function setCards(cards: readonly RateCard[]): Promise<void> {
    const rows = cards.map((card) => ({
      ...{ courier_id: TEST_COURIER, service_type: card.serviceType, card: JSON.stringify(card) },
    }));
    const { kysely } = database();
    const services = cards.map(({ serviceType }) => serviceType);
    await kysely
      .deleteFrom('courier_cards')
      .where('courier_id', '=', TEST_COURIER)
      .where('service_type', 'not in', services)
      .execute();
    await kysely
      .insertInto('courier_cards')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['courier_id', 'service_type'])
          .doUpdateSet({ card: (excluded) => excluded.ref('excluded.card') }),
      )
      .execute();
  }

  const list = async () => {
    const answer = await backend.get(customer, `/couriers/${TEST_COURIER}/price-changes`);
    return answer.json<Schemas['PriceChangeList']>().data;
  };
  /** The changes since there were so many. */
  const since = async (before: number) => {
    const changes = await list();
    return changes.slice(0, changes.length - before).map(({ changed_at: _, ...change }) => change);
  };

  it('a courier comes with its cards, which is no change', async () => {
    expect(await list()).toEqual([]);
  });

  it('numbers that change are listed with both values, what else the courier says is not', async () => {
    const before = (await list()).length;
    const lane = { baseFee: 2_650, perKgFee: 200, transitDays: { min: 2, max: 4 } };
    await setCards([{ ...TEST_CARD, lanes: { domestic: lane }, cod: null }]);
    await database()
      .kysely.updateTable('couriers')
      .set({ description: JSON.stringify({ ar: 'وصف', en: 'About' }) })
      .execute();
    const standard = { service_type: 'standard' };
    const sar = (amount: number) => ({ money: { amount, currency: 'SAR' } });
    expect(await since(before)).toEqual([
      {
        ...{ ...standard, kind: 'changed', lane: 'domestic', field: 'base_fee' },
        ...{ before: sar(2_500), after: sar(2_650) },
      },
      {
        ...{ ...standard, kind: 'changed', lane: 'domestic', field: 'max_days' },
        ...{ before: { number: 3 }, after: { number: 4 } },
      },
      { ...standard, kind: 'changed', field: 'cod_fee', before: sar(500) },
      { ...standard, kind: 'changed', field: 'cod_rate', before: { number: 100 } },
      { ...standard, kind: 'changed', field: 'cod_cap', before: sar(500_000) },
    ]);
  });

  it('lists say what they gained and lost, whatever their order; new notes are named', async () => {
    const before = (await list()).length;
    const [first = '', ...others] = TEST_CARD.cities;
    const remoteAreas = { cities: [first], fee: 1_000 };
    const cities = [...others.toReversed(), 'tabuk' as const];
    const notes = { ar: 'أخرى', en: 'Other' };
    await setCards([{ ...TEST_CARD, cities, remoteAreas, notes }]);
    const of = { service_type: 'standard', kind: 'changed' };
    expect(await since(before)).toEqual([
      { ...of, field: 'remote_area_fee', after: { money: { amount: 1_000, currency: 'SAR' } } },
      { ...of, field: 'coverage_areas', added: ['tabuk'], removed: [first] },
      { ...of, field: 'remote_areas', added: [first] },
      { ...of, field: 'notes' },
    ]);
  });

  it('services and lanes come and go, also the same card again', async () => {
    const before = (await list()).length;
    const express: RateCard = { ...TEST_CARD, serviceType: 'express' };
    const { domestic } = TEST_CARD.lanes;
    if (!domestic) throw new Error('it has a domestic lane');
    await setCards([TEST_CARD, express]);
    await setCards([TEST_CARD]);
    await setCards([TEST_CARD, express]);
    await setCards([{ ...TEST_CARD, lanes: { intra_city: domestic } }, express]);
    expect(await since(before)).toEqual([
      { service_type: 'standard', kind: 'added', lane: 'intra_city' },
      { service_type: 'standard', kind: 'removed', lane: 'domestic' },
      { service_type: 'express', kind: 'added' },
      { service_type: 'express', kind: 'removed' },
      { service_type: 'express', kind: 'added' },
    ]);
  });

  it('the last hundred within a year are listed, newest first', async () => {
    for (let fee = 1; fee <= 101; fee += 1) await setCards([{ ...TEST_CARD, returnFee: fee }]);
    const changes = await list();
    expect(changes).toHaveLength(100);
    expect(changes[0]).toMatchObject({ field: 'return_fee', after: { money: { amount: 101 } } });
    const times = changes.map(({ changed_at }) => changed_at);
    expect(times).toEqual(times.toSorted().reverse());
    backend.setTime(new Date(Date.now() + 366 * 24 * 3_600_000));
    customer = await backend.newCustomer(0);
    expect(await list()).toEqual([]);
  });

  it('an unknown courier has none', async () => {
    const path = '/couriers/crr_01jd000000000000000000009z/price-changes';
    expect((await backend.get(customer, path)).statusCode).toBe(404);
  });
});
