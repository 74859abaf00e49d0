import fc from 'fast-check';
import { type Insertable, sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { RATING_PARTS } from '../../domain/shipment-rating.ts';
import type { CourierRatingsTable } from './tables.ts';
import { addRatings, givenRating } from './testing/given-ratings.ts';

const RUNS = process.env.TEST_COUNTS === 'full' ? 200 : 15;
const COURIERS = ['crr_a', 'crr_b', 'crr_c'];

const stars = fc.integer({ min: 1, max: 5 });
const maybeStars = fc.option(stars, { nil: null });
const parts = fc.record({
  ...{ on_time: stars, condition: stars, driver: stars },
  ...{ cash_paid_out: maybeStars, support: maybeStars },
});
const change = fc.oneof(
  fc.record({
    does: fc.constant('rate' as const),
    given: fc.array(fc.record({ courier: fc.constantFrom(...COURIERS), parts }), { maxLength: 6 }),
  }),
  fc.record({ does: fc.constantFrom('edit' as const), of: fc.nat(7), parts }),
  fc.record({ does: fc.constantFrom('delete' as const), of: fc.nat(7) }),
);

onDatabases('postgres', (database) => {
  /** What the totals should be, counted by other means. */
  async function recounted() {
    const rows = await database().kysely.selectFrom('courier_ratings').selectAll().execute();
    const byCourier = Map.groupBy(rows, ({ courier_id }) => courier_id);
    return [...byCourier].sort().map(([courier_id, ratings]) => {
      const sixtieths = ratings.map((rating) => {
        const given = RATING_PARTS.map((part) => rating[part]).filter((each) => each !== null);
        return (60 * given.reduce((sum, each) => sum + each, 0)) / given.length;
      });
      const sum = sixtieths.reduce((total, each) => total + each, 0);
      const counted = (n: number) => sixtieths.filter((each) => Math.round(each / 60) === n).length;
      const given = (part: (typeof RATING_PARTS)[number]) =>
        ratings.map((rating) => rating[part]).filter((each) => each !== null);
      const sumOf = (part: (typeof RATING_PARTS)[number]) =>
        given(part).reduce((total, each) => total + each, 0);
      const tenths = Math.floor(sum / (6 * ratings.length) + 0.5);
      return {
        courier_id,
        rating_count: ratings.length,
        score_sum: sum,
        ...{ stars_1: counted(1), stars_2: counted(2), stars_3: counted(3) },
        ...{ stars_4: counted(4), stars_5: counted(5) },
        ...Object.fromEntries(RATING_PARTS.map((part) => [`${part}_sum`, sumOf(part)])),
        cash_paid_out_count: given('cash_paid_out').length,
        support_count: given('support').length,
        rating_tenths: tenths,
        bayes_millionths: Math.floor(
          ((tenths * ratings.length + 20 * 35) * 100_000) / (ratings.length + 20),
        ),
      };
    });
  }

  async function totals() {
    const { kysely } = database();
    const rows = await kysely
      .selectFrom('courier_rating_totals')
      .selectAll()
      .orderBy('courier_id')
      .execute();
    const empty = rows.filter(({ rating_count }) => rating_count === 0);
    for (const row of empty) {
      const { courier_id, bayes_millionths, ...sums } = row;
      expect([courier_id, bayes_millionths]).toEqual([courier_id, 3_500_000]);
      expect(new Set(Object.values(sums))).toEqual(new Set([0]));
    }
    return rows.filter(({ rating_count }) => rating_count > 0);
  }

  async function apply(each: typeof change extends fc.Arbitrary<infer Change> ? Change : never) {
    const { kysely } = database();
    if (each.does === 'rate') {
      const rows = each.given.map(({ courier, parts }) => givenRating(courier, 1, parts));
      if (rows.length > 0) await addRatings(kysely, rows);
      return;
    }
    // Each eighth of all ratings, so that one statement changes several couriers.
    const some = sql<boolean>`abs(hashtext(id)) % 8 = ${each.of}`;
    if (each.does === 'delete') await kysely.deleteFrom('courier_ratings').where(some).execute();
    else await kysely.updateTable('courier_ratings').set(each.parts).where(some).execute();
  }

  it('equal a recount after any creates, edits and deletes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        for (const each of changes) await apply(each);
        expect(await totals()).toEqual(await recounted());
      }),
      { numRuns: RUNS },
    );
  });

  it('count every change once, and none that changes nothing', async () => {
    const { kysely } = database();
    const counter = async () =>
      (await kysely.selectFrom('tariff').select('ratings').executeTakeFirstOrThrow()).ratings;
    const before = await counter();
    await addRatings(kysely, [givenRating('crr_a', 5), givenRating('crr_b', 4)]);
    expect(await counter()).toBe(before + 1);
    await kysely.deleteFrom('courier_ratings').where('courier_id', '=', 'crr_x').execute();
    expect(await counter()).toBe(before + 1);
  });

  it('refuse stars that there are not, and forget nothing by a truncate', async () => {
    const { kysely } = database();
    const row: Insertable<CourierRatingsTable> = givenRating('crr_a', 5, { support: 6 });
    await expect(addRatings(kysely, [row])).rejects.toThrow('check');
    await expect(sql`truncate courier_ratings`.execute(kysely)).rejects.toThrow('append-only');
  });

  it('put many good ratings before one perfect one', async () => {
    const { kysely } = database();
    const many = Array.from({ length: 40 }, () => givenRating('crr_many', 5));
    await addRatings(kysely, [...many, givenRating('crr_many', 4), givenRating('crr_one', 5)]);
    const ordered = await kysely
      .selectFrom('courier_rating_totals')
      .select('courier_id')
      .where('courier_id', 'in', ['crr_many', 'crr_one'])
      .orderBy('bayes_millionths', 'desc')
      .execute();
    expect(ordered.map(({ courier_id }) => courier_id)).toEqual(['crr_many', 'crr_one']);
  });
});
