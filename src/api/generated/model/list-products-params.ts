/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { PackagingType } from './packaging-type.ts';
import type { ProductShipmentType } from './product-shipment-type.ts';
import type { ProductSort } from './product-sort.ts';
import type { SearchParameter } from './search-parameter.ts';

export type ListProductsParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * If true, only archived products; if false, only the others. All of them if absent.
 */
archived?: boolean;
/**
 * Only products that must be carried this way.
 */
shipment_type?: ProductShipmentType;
/**
 * Only products with this packaging.
 */
packaging_type?: PackagingType;
/**
 * Only products made in this country.
 */
origin_country?: CountryCode;
/**
 * Field to sort by, `-created_at` by default. A leading minus means descending. Names are sorted in the reader's language.
 */
sort?: ProductSort;
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
