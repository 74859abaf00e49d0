import { type Account, requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { alike, expect, misfit, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { followLog, OWN } from './recorded.ts';
import { withEach } from './with-each.ts';

type Rating = components['schemas']['Rating'];

type Owner = Pick<Account, 'token'>;

/** Both rate the same shipment, one after the other. */
async function ratingsAreRight(bench: Bench): Promise<void> {
  const owner = (await bench.config.accountWithHistory?.(bench.api)) ?? { token: '' };
  const check = (act: typeof ratingsAreKept) => act(bench, owner);
  await withEach([ratingsAreKept, ratingsAreRecorded], check, ONE_AT_A_TIME);
}

/** A rating is given, shown, changed and deleted, and the courier's summary follows each time. */
async function ratingsAreKept(bench: Bench, owner: Owner): Promise<void> {
  const { api } = bench;
  const who = requestedBy(owner);
  const { path, parts, courierId } = await openShipment(bench, who);
  const shown = () => api.ok('getShipmentRating', { who, path });
  const listed = () =>
    api.ok('listCourierRatings', { who, path: { courier_id: courierId }, query: { limit: '100' } });
  const isInvited = async () =>
    (await api.ok('listRatingInvitations', { who })).data.some(
      ({ shipment_id }) => shipment_id === path.shipment_id,
    );
  const input = (...stars: number[]) => ({
    parts: Object.fromEntries(parts.map((part, at) => [part, stars[at] ?? 1])),
    text: `Rated ${stars.join(' ')}`,
  });

  const before = await listed();
  const missing = await api.send('deleteRating', { who, path });
  refused(missing, 404, 'not_found', 'the deletion of a rating that was not given');
  for (const contact of ['0501234567', '٠٥٠١٢٣٤٥٦٧', 'me@shop.example', 'www.shop.example']) {
    const body = { ...input(5), text: `سريع، ${contact}` };
    const answer = await api.send('createRating', { who, path, body });
    misfit(answer, '/text', 'contact_details', `a public text with ${contact}`);
  }
  const first = input(5, 4, 5);
  const given = await api.succeed('createRating', { who, path, body: first });
  const rating = ratingOf(given);
  const due = { ...first, shipment_id: path.shipment_id, courier_id: courierId };
  holds(rating, due, given);
  alike((await shown()).rating, rating, 'a rating that was given, as it is shown');
  expect(!(await isInvited()), 'A shipment that was rated is still to be rated');
  const after = await listed();
  alike(after.summary.count, before.summary.count + 1, 'the number of ratings with a new one');
  const ours = after.data.find(({ id }) => id === rating.id);
  alike(
    [ours?.mine, ours?.score],
    [true, rating.score],
    'the new rating among those of its courier',
  );
  const again = await api.send('createRating', { who, path, body: first });
  refused(again, 409, 'already_rated', 'a second rating of a shipment');

  const second = input(1, 2, 2);
  const changed = await api.succeed('updateRating', { who, path, body: second });
  const { id, created_at } = rating;
  holds(ratingOf(changed), { ...due, ...second, id, created_at }, changed);
  alike((await shown()).rating, changed.body, 'a changed rating, as it is shown');
  alike((await listed()).summary.count, after.summary.count, 'the number after a change');

  await api.succeed('deleteRating', { who, path });
  alike((await shown()).state, 'open', 'the state of a shipment whose rating was deleted');
  alike((await listed()).summary, before.summary, 'the summary after the deletion');
}

async function ratingsAreRecorded(bench: Bench, owner: Owner): Promise<void> {
  const { api } = bench;
  const who = requestedBy(owner);
  const { path, parts, courierId } = await openShipment(bench, who);
  const subjects = [path.shipment_id, courierId];
  const log = await followLog(bench, owner, ({ subject }) => subjects.includes(subject?.id ?? ''));
  const did = (action: 'rating_created' | 'rating_updated' | 'rating_deleted') => {
    log.did(action.replace('_', ' '), { action, group: 'shipments', actor: OWN });
  };
  const stars = (each: number) => ({
    parts: Object.fromEntries(parts.map((part) => [part, each])),
  });
  await api.succeed('createRating', { who, path, body: stars(4) });
  did('rating_created');
  await api.succeed('updateRating', { who, path, body: stars(2) });
  did('rating_updated');
  await api.succeed('deleteRating', { who, path });
  did('rating_deleted');
  await log.judge();
}

/** A delivered shipment that can be rated, and the parts of its rating. */
async function openShipment({ api }: Bench, who: ReturnType<typeof requestedBy>) {
  const query = { status: 'completed', limit: '100' };
  for (const { id, courier } of (await api.ok('listShipments', { who, query })).data) {
    const path = { shipment_id: id };
    const { state, parts } = await api.ok('getShipmentRating', { who, path });
    if (state === 'open') return { path, parts, courierId: courier.id };
  }
  expect(false, 'The account with history has no shipment that can be rated');
}

function ratingOf({ body }: Answer): Rating {
  return body as Rating;
}

/** What was sent is in the answer, with the mean of the rated parts, rounded half up. */
function holds(rating: Rating, due: Record<string, unknown>, answer: Answer): void {
  const kept = Object.keys(due).map((key) => [key, rating[key as keyof typeof rating]]);
  alike(Object.fromEntries(kept), due, 'a rating', answer);
  const stars = Object.values(rating.parts);
  const tenths = stars.reduce((sum, each) => sum + each * 10, 0);
  alike(
    rating.score,
    Math.floor(tenths / stars.length + 0.5) / 10,
    'the score of a rating',
    answer,
  );
}

export const ratingLaws: readonly Law[] = [
  {
    id: 'ratings',
    title:
      'A rating is given once, changed and deleted; its courier’s summary and the activity log follow',
    clause:
      'createRating: once for each shipment; updateRating: replaces; RatingScore: mean of the rated parts, rounded half up; RatingSummary: exact after each change; ActivityAction: rating_created, rating_updated, rating_deleted',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: ratingsAreRight,
  },
];
