/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { Date } from './date.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { Line } from './line.ts';
import type { ListStoreOrdersSort } from './list-store-orders-sort.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { StoreId } from './store-id.ts';
import type { StoreOrderReason } from './store-order-reason.ts';
import type { StoreOrderState } from './store-order-state.ts';
import type { StorePayment } from './store-payment.ts';

export type ListStoreOrdersParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * Only orders in this state.
 */
state?: StoreOrderState;
/**
 * Only orders that need attention, or are left out, for this reason.
 */
reason?: StoreOrderReason;
/**
 * Only orders of this store.
 */
store_id?: StoreId;
/**
 * Only orders with this payment.
 */
payment?: StorePayment;
/**
 * Only orders to this city, a code from `listCities`.
 */
city?: Line;
/**
 * Only orders that arrived on or after this day.
 */
created_from?: Date;
/**
 * Only orders that arrived on or before this day.
 */
created_to?: Date;
/**
 * Field to sort by: `created_at` or `updated_at`, `-created_at` by default. A leading minus means descending.
 */
sort?: ListStoreOrdersSort;
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
