import type { components } from '../../../openapi/generated/types.ts';
import { ratingEnd } from '../../domain/shipment-rating.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers, SignedInContext } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { invalidFields, problem } from '../../http/problem.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import { findCourier } from '../couriers/store.ts';
import { courierRatingPage, type RatingPosition } from './courier-ratings.ts';
import { selectInvitations } from './invitations.ts';
import { toCourierRating, toRating, toRatingSummary } from './mapper.ts';
import { foreignParts, getRatable, type Ratable } from './rated-shipment.ts';
import { addRating, findRating, removeRating, replaceRating } from './store.ts';

type Schemas = components['schemas'];

export const ratingsHandlers = {
  async listCourierRatings({ path, query }, context) {
    const { courier_id: courierId } = path;
    const { account, db } = context;
    const { stars, sort = '-created_at' } = query;
    const list = nameList('ratings', context, { courierId, stars, sort });
    let summary = toRatingSummary(undefined);
    const listed = await page(query, list, async (asked: PageRequest<RatingPosition>) => {
      if (!(await findCourier(db.kysely, courierId))) throw problem(404, 'not_found');
      const wanted = { courierId, stars, sort, ...asked };
      const { totals, rows, ...rest } = await courierRatingPage(db.kysely, wanted);
      summary = toRatingSummary(totals);
      return { ...rest, data: rows.map((row) => toCourierRating(row, account.id)) };
    });
    return { status: 200, body: { summary, ...listed.body } };
  },

  async listRatingInvitations(_request, { account, db, now }) {
    const invited = await selectInvitations(db.kysely, account.id, now);
    const data = invited.map(({ shipment, delivered_at }) => ({
      shipment_id: shipment.id,
      tracking_number: shipment.tracking_number,
      courier: toCourierSummary(shipment.courier, shipment.courier),
      delivered_at: delivered_at.toISOString(),
      until: ratingEnd(delivered_at).toISOString(),
    }));
    return { status: 200, body: { data } };
  },

  async getShipmentRating({ path }, { account, db: { kysely }, now }) {
    const place = { accountId: account.id, shipmentId: path.shipment_id };
    const { window, parts } = await getRatable(kysely, place, now);
    const rating = await findRating(kysely, place);
    const body: Schemas['ShipmentRating'] = {
      state: rating ? 'rated' : window.state,
      ...('until' in window && { until: window.until.toISOString() }),
      parts,
      ...(rating && { rating: toRating(rating) }),
    };
    return { status: 200, body };
  },

  async createRating({ path, body }, context) {
    const { account, db, now } = context;
    const place = { accountId: account.id, shipmentId: path.shipment_id };
    const ratable = await getRatable(db.kysely, place, now);
    check(ratable, body);
    const rating = await db.kysely
      .transaction()
      .execute((tx) => addRating(tx, place, ratable.shipment, body, now));
    if (!rating) throw problem(409, 'already_rated');
    noteShipment(context, path.shipment_id, ratable);
    return { status: 201, body: toRating(rating) };
  },

  async updateRating({ path, body }, context) {
    const { account, db, now } = context;
    const place = { accountId: account.id, shipmentId: path.shipment_id };
    const ratable = await getRatable(db.kysely, place, now);
    if (!(await findRating(db.kysely, place))) throw problem(404, 'not_found');
    check(ratable, body);
    const rating = await replaceRating(db.kysely, place, body, now);
    if (!rating) throw problem(404, 'not_found');
    noteShipment(context, path.shipment_id, ratable);
    return { status: 200, body: toRating(rating) };
  },

  async deleteRating({ path }, context) {
    const { account, db, now } = context;
    const place = { accountId: account.id, shipmentId: path.shipment_id };
    const ratable = await getRatable(db.kysely, place, now);
    if (!(await removeRating(db.kysely, place))) throw problem(404, 'not_found');
    noteShipment(context, path.shipment_id, ratable);
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  | 'listCourierRatings'
  | 'listRatingInvitations'
  | 'getShipmentRating'
  | 'createRating'
  | 'updateRating'
  | 'deleteRating'
>;

/** @throws ProblemError 409 unless the shipment can be rated now, 422 for parts that it has not. */
function check({ window, parts }: Ratable, given: Schemas['RatingInput']): void {
  if (window.state === 'too_late') throw problem(409, 'rating_too_late');
  if (window.state !== 'open') throw problem(409, window.state);
  const errors = foreignParts(parts, given.parts);
  if (errors.length > 0) throw invalidFields(errors);
}

/** The activity log names shipments by their tracking number. */
function noteShipment(context: SignedInContext, id: string, { shipment }: Ratable): void {
  context.note({ subject: { id, label: shipment.tracking_number } });
}
