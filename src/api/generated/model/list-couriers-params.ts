/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { CourierTier } from './courier-tier.ts';
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { LengthMillimetres } from './length-millimetres.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ListCouriersSort } from './list-couriers-sort.ts';
import type { Pieces } from './pieces.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { ServiceType } from './service-type.ts';
import type { ShipmentType } from './shipment-type.ts';
import type { WeightGrams } from './weight-grams.ts';

export type ListCouriersParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * Only couriers of this tier.
 */
tier?: CourierTier;
/**
 * Only couriers that serve this city or country.
 */
area?: AreaCode;
/**
 * The city or country that the parcel is sent from; requires `destination`.
 */
origin?: AreaCode;
/**
 * The city or country that the parcel is sent to; requires `origin`.
 */
destination?: AreaCode;
/**
 * If true, only couriers that take the parcel or, without a weight, that serve the way from `origin` to `destination`; if false, only the others.
 */
takes_parcel?: boolean;
/**
 * Only couriers with this service. Prices are for this service alone.
 */
service_type?: ServiceType;
/**
 * Only couriers that carry this type of shipment.
 */
carries?: ShipmentType;
/**
 * If true, only couriers that collect cash on delivery; if false, only the others.
 */
cash_on_delivery?: boolean;
/**
 * Only couriers whose average rating is at least this.
 * @minimum 1
 * @maximum 5
 */
min_rating?: number;
/**
 * Only couriers with a branch in this city that accepts parcels from senders.
 */
drop_off_city?: AreaCode;
/**
 * If true, only the account's favorites; if false, only the others.
 */
favorites?: boolean;
/**
 * Total weight of all pieces of the parcel, in grams.
 */
weight?: WeightGrams;
/**
 * Length of one piece, in millimetres. Give length, width and height together or not at all.
 */
length?: LengthMillimetres;
/**
 * Width of one piece, in millimetres.
 */
width?: LengthMillimetres;
/**
 * Height of one piece, in millimetres.
 */
height?: LengthMillimetres;
/**
 * Number of pieces; 1 by default.
 */
pieces?: Pieces;
/**
 * What the parcel contains; undecided if absent.
 */
shipment_type?: ShipmentType;
/**
 * Sort order, by default the best rated first; a leading minus means descending. `rating` is a Bayesian mean of `rating` and `rating_count`, as if each courier had 20 more ratings of 3.5, so that a single 5.0 does not come before many of 4.8. `tier` is the quality tier. `price` and `transit_time` require a parcel; couriers that do not take it come last.
 */
sort?: ListCouriersSort;
/**
 * Number of items to return; 25 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * An opaque position in a list; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorInQueryParameter;
};
