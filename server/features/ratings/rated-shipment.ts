import type { Queryable } from '../../db/database.ts';
import {
  type RatingPart,
  ratingParts,
  type RatingWindow,
  ratingWindow,
} from '../../domain/shipment-rating.ts';
import { type FieldError, problem } from '../../http/problem.ts';
import { selectPastEvents } from '../tracking/store.ts';
import { findRatedShipment, type RatedShipment } from './store.ts';

/** A shipment with what can be said of it. */
export interface Ratable {
  shipment: RatedShipment;
  window: RatingWindow;
  parts: RatingPart[];
}

/** @throws ProblemError 404 for a shipment that the account has not. */
export async function getRatable(
  db: Queryable,
  place: { accountId: string; shipmentId: string },
  now: Date,
): Promise<Ratable> {
  const shipment = await findRatedShipment(db, place);
  if (!shipment) throw problem(404, 'not_found');
  const { status, tracking_status: trackingStatus, payment_type } = shipment;
  const events = await selectPastEvents(db, place.accountId, place.shipmentId);
  return {
    shipment,
    window: ratingWindow({ status, trackingStatus, events }, now),
    parts: ratingParts(payment_type === 'cash_on_delivery'),
  };
}

/** The parts that were rated although the shipment does not have them. */
export function foreignParts(parts: readonly RatingPart[], given: object): FieldError[] {
  return Object.keys(given)
    .filter((part) => !parts.some((each) => each === part))
    .map((part) => ({ pointer: `/parts/${part}`, code: 'not_allowed' as const }));
}
