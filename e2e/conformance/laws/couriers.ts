import { requestedBy } from '../account.ts';
import { bookableQuote } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Ratings = ResultOf<'listCourierRatings'>;
type Rating = Ratings['data'][number];

/** Couriers whose ratings are read, and ratings of each: the longest page. */
const COURIERS = 5;
const LONGEST = 100;

/** Sixtieths of a star, in which every mean of three to five parts is a whole number. */
const sixtiethsOf = ({ parts }: Rating) => {
  const stars = Object.values(parts);
  return Math.round((60 * stars.reduce((sum, each) => sum + each, 0)) / stars.length);
};

/** With one decimal, rounded half up. */
const shown = (sixtieths: number) => Math.floor(sixtieths / 6 + 0.5) / 10;

async function ratingsAddUp(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const { data: couriers } = await api.ok('listCouriers', {
    who,
    query: { limit: String(COURIERS), sort: 'rating' },
  });
  for (const { id, rating, rating_count } of couriers) {
    const read = (query: Record<string, string>) =>
      api.ok('listCourierRatings', {
        who,
        path: { courier_id: id },
        query: { limit: String(LONGEST), ...query },
      });
    const { summary, data } = await read({ sort: '-score' });
    alike(rating, summary.average, `rating of ${id} in the directory`);
    alike(rating_count, summary.count, `number of ratings of ${id} in the directory`);
    const counted = summary.histogram.reduce((sum, { count }) => sum + count, 0);
    alike(counted, summary.count, `sum of the histogram of ${id}`);
    const scores = data.map(sixtiethsOf);
    alike(
      data.map(({ score }) => score),
      scores.map(shown),
      `scores of ${id}, by their parts`,
    );
    alike(
      scores,
      scores.toSorted((a, b) => b - a),
      `scores of ${id}, the best first`,
    );
    if (summary.count > LONGEST) continue;
    const mean =
      scores.length === 0 ? 0 : scores.reduce((sum, each) => sum + each, 0) / scores.length;
    alike(summary.average, shown(mean), `average of ${id}, by its ratings`);
    for (const { stars, count } of summary.histogram) {
      const own = scores.filter((score) => Math.floor(score / 60 + 0.5) === stars);
      alike(count, own.length, `ratings of ${id} with ${stars} stars in the histogram`);
      const filtered = await read({ stars: String(stars) });
      alike(filtered.summary, summary, `summary of ${id}, filtered by ${stars} stars`);
      alike(filtered.data.length, count, `listed ratings of ${id} with ${stars} stars`);
    }
  }
}

/** What is said to have been measured is possible, and the same on both screens. */
async function measuredIsOne(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const { quote } = await bookableQuote(api, account, lists, draw);
  for (const { courier, service_type, lane, measured } of quote.prices) {
    const { services } = await api.ok('getCourier', { who, path: { courier_id: courier.id } });
    const service = services.find((each) => each.service_type === service_type);
    const onPage = service?.lanes.find((each) => each.lane === lane)?.measured;
    const what = `${courier.id} ${service_type}, ${lane}`;
    expect((measured?.p50_days ?? 0) <= (measured?.p90_days ?? 0), `${what}: p50 above p90`);
    // Both may be minutes old, in which parcels are delivered.
    const isSameMoment = onPage?.deliveries === measured?.deliveries;
    if (isSameMoment) alike(measured, onPage, `measured for ${what}, in the quote`);
  }
}

export const courierLaws: readonly Law[] = [
  {
    id: 'courier-ratings',
    title: "A courier's average, number and histogram follow from its ratings",
    clause:
      '#/components/schemas/RatingSummary: exact after each change; RatingScore: the mean of the rated parts, rounded half up; listCourierRatings: stars, sort',
    run: ratingsAddUp,
  },
  {
    id: 'measured-transit',
    title: 'What was measured on a lane is the same in the quote and on the page',
    clause: '#/components/schemas/MeasuredTransit: what the courier delivered on this lane',
    run: measuredIsOne,
  },
];
