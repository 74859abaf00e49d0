/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AreaCode } from './area-code.ts';
import type { CourierTier } from './courier-tier.ts';
import type { CursorParameter } from './cursor-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ListCouriersSort } from './list-couriers-sort.ts';
import type { SearchParameter } from './search-parameter.ts';

export type ListCouriersParams = {
/**
 * One line of text. No control characters or direction overrides.
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
 * Sort order; best rated first by default. `rating` is a Bayesian mean of `rating` and `rating_count`: as if each courier had 20 further ratings of 3.5, so that a single 5.0 does not come before many of 4.8.
 */
sort?: ListCouriersSort;
/**
 * Number of items to return; 25 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};
