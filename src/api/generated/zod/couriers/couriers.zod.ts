/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Returns the couriers that can be booked. With `origin`, `destination` and `weight`, each courier has its cheapest price for that parcel, or the reason why it does not take it.
 * @summary List the couriers
 */
export const listCouriersQueryQMax = 120;


export const listCouriersQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listCouriersQueryAreaMax = 40;


export const listCouriersQueryAreaRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listCouriersQueryOriginMax = 40;


export const listCouriersQueryOriginRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listCouriersQueryDestinationMax = 40;


export const listCouriersQueryDestinationRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listCouriersQueryMinRatingMax = 5;

export const listCouriersQueryDropOffCityMax = 40;


export const listCouriersQueryDropOffCityRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listCouriersQueryWeightExclusiveMin = 0;
export const listCouriersQueryWeightMax = 1000000;

export const listCouriersQueryLengthExclusiveMin = 0;
export const listCouriersQueryLengthMax = 10000;

export const listCouriersQueryWidthExclusiveMin = 0;
export const listCouriersQueryWidthMax = 10000;

export const listCouriersQueryHeightExclusiveMin = 0;
export const listCouriersQueryHeightMax = 10000;

export const listCouriersQueryPiecesMax = 50;

export const listCouriersQueryLimitMax = 100;

export const listCouriersQueryCursorMax = 400;


export const listCouriersQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListCouriersQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCouriersQueryQMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "tier": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['bronze', 'silver', 'gold', 'platinum'])).check(/*#__PURE__*/ zod.describe('Only couriers of this tier.')),
  "area": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCouriersQueryAreaMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryAreaRegExp))).check(/*#__PURE__*/ zod.describe('Only couriers that serve this city or country.')),
  "origin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCouriersQueryOriginMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryOriginRegExp))).check(/*#__PURE__*/ zod.describe('The city or country that the parcel is sent from; requires `destination`.')),
  "destination": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCouriersQueryDestinationMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryDestinationRegExp))).check(/*#__PURE__*/ zod.describe('The city or country that the parcel is sent to; requires `origin`.')),
  "takes_parcel": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only couriers that take the parcel or, without a weight, that serve the way from `origin` to `destination`; if false, only the others.')),
  "service_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day'])).check(/*#__PURE__*/ zod.describe('Only couriers with this service. Prices are for this service alone.')),
  "carries": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['parcel', 'document', 'fragile', 'chilled'])).check(/*#__PURE__*/ zod.describe('Only couriers that carry this type of shipment.')),
  "cash_on_delivery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only couriers that collect cash on delivery; if false, only the others.')),
  "min_rating": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCouriersQueryMinRatingMax))).check(/*#__PURE__*/ zod.describe('Only couriers whose average rating is at least this.')),
  "drop_off_city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCouriersQueryDropOffCityMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryDropOffCityRegExp))).check(/*#__PURE__*/ zod.describe('Only couriers with a branch in this city that accepts parcels from senders.')),
  "favorites": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only the account\'s favorites; if false, only the others.')),
  "weight": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(listCouriersQueryWeightExclusiveMin)).check(/*#__PURE__*/ zod.lte(listCouriersQueryWeightMax))).check(/*#__PURE__*/ zod.describe('Total weight of all pieces of the parcel, in grams.')),
  "length": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(listCouriersQueryLengthExclusiveMin)).check(/*#__PURE__*/ zod.lte(listCouriersQueryLengthMax))).check(/*#__PURE__*/ zod.describe('Length of one piece, in millimetres. Give length, width and height together or not at all.')),
  "width": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(listCouriersQueryWidthExclusiveMin)).check(/*#__PURE__*/ zod.lte(listCouriersQueryWidthMax))).check(/*#__PURE__*/ zod.describe('Width of one piece, in millimetres.')),
  "height": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gt(listCouriersQueryHeightExclusiveMin)).check(/*#__PURE__*/ zod.lte(listCouriersQueryHeightMax))).check(/*#__PURE__*/ zod.describe('Height of one piece, in millimetres.')),
  "pieces": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCouriersQueryPiecesMax))).check(/*#__PURE__*/ zod.describe('Number of pieces; 1 by default.')),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['parcel', 'document', 'fragile', 'chilled'])).check(/*#__PURE__*/ zod.describe('What the parcel contains; undecided if absent.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['rating', '-rating', 'tier', '-tier', 'price', 'transit_time'])).check(/*#__PURE__*/ zod.describe('Sort order, by default the best rated first; a leading minus means descending. `rating` is a Bayesian mean of `rating` and `rating_count`, as if each courier had 20 more ratings of 3.5, so that a single 5.0 does not come before many of 4.8. `tier` is the quality tier. `price` and `transit_time` require a parcel; couriers that do not take it come last.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCouriersQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCouriersQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listCouriersQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns the branches of a courier: the nearest first if `near` is given, otherwise sorted by city.
 * @summary List the branches of a courier
 */
export const listBranchesQueryQMax = 120;


export const listBranchesQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listBranchesQueryCityMax = 40;


export const listBranchesQueryCityRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listBranchesQueryNearMax = 40;


export const listBranchesQueryNearRegExp = new RegExp('^([A-Z]{2}|[a-z][a-z_]{1,39})$', 'u');
export const listBranchesQueryLimitMax = 100;

export const listBranchesQueryCursorMax = 400;


export const listBranchesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListBranchesQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBranchesQueryQMax)).check(/*#__PURE__*/ zod.regex(listBranchesQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBranchesQueryCityMax)).check(/*#__PURE__*/ zod.regex(listBranchesQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only branches in this city.')),
  "near": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBranchesQueryNearMax)).check(/*#__PURE__*/ zod.regex(listBranchesQueryNearRegExp))).check(/*#__PURE__*/ zod.describe('Sort by distance from this city, nearest first.')),
  "drop_off": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only branches that accept parcels from senders; if false, only the others.')),
  "cash_payout": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only branches that pay out collected cash; if false, only the others.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBranchesQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBranchesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listBranchesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

