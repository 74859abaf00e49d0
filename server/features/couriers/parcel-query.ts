import type { OperationRequest } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import type { ShipmentRequest } from '../../domain/shipment-request.ts';
import { placeIn } from './areas.ts';

type Query = OperationRequest<'listCouriers'>['query'];

/** What a query of the directory asks about: a journey, a parcel on it, or neither. */
export interface AskedParcel {
  /** A letter between both places; null if the query names neither. */
  journey: ShipmentRequest | null;
  /** Null unless the query has a weight. */
  parcel: ShipmentRequest | null;
}

/**
 * @throws ProblemError 400 for one place without the other, a weight without places, some sides
 *   without the others, or an order by price or time without a parcel.
 */
export function parcelOf(query: Query): AskedParcel {
  const { origin, destination, weight, length, width, height, sort, takes_parcel } = query;
  const isAsked = weight !== undefined || takes_parcel !== undefined;
  if (isAsked || origin !== undefined || destination !== undefined) {
    if (origin === undefined) throw missing('origin');
    if (destination === undefined) throw missing('destination');
  }
  const sides = { length, width, height };
  const absent = Object.entries(sides).filter(([, side]) => side === undefined);
  if (absent.length === 1 || absent.length === 2) throw missing(absent[0]?.[0] ?? '');
  if (weight === undefined && (sort === 'price' || sort === 'transit_time')) {
    throw missing('weight');
  }
  if (origin === undefined || destination === undefined) return { journey: null, parcel: null };
  const journey: ShipmentRequest = {
    ...{ origin: placeIn(origin), destination: placeIn(destination) },
    ...{ weight: 1, dimensions: null, pieces: 1 },
    ...{ shipmentType: null, shippingMethod: null, amountToCollect: null },
  };
  if (weight === undefined) return { journey, parcel: null };
  const hasSides = length !== undefined && width !== undefined && height !== undefined;
  const parcel = {
    ...journey,
    weight,
    dimensions: hasSides ? { length, width, height } : null,
    pieces: query.pieces ?? 1,
    shipmentType: query.shipment_type ?? null,
  };
  return { journey, parcel };
}

function missing(parameter: string) {
  return problem(400, 'validation_failed', {
    errors: [{ pointer: `/query/${parameter}`, code: 'required' }],
  });
}
