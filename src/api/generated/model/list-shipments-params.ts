/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CityFilterParameter } from './city-filter-parameter.ts';
import type { CourierFilterParameter } from './courier-filter-parameter.ts';
import type { CreatedFromFilterParameter } from './created-from-filter-parameter.ts';
import type { CreatedToFilterParameter } from './created-to-filter-parameter.ts';
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ListShipmentsSort } from './list-shipments-sort.ts';
import type { PaymentStatusFilterParameter } from './payment-status-filter-parameter.ts';
import type { PaymentTypeFilterParameter } from './payment-type-filter-parameter.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { ShipmentStatus } from './shipment-status.ts';
import type { SourceFilterParameter } from './source-filter-parameter.ts';
import type { StalledFilterParameter } from './stalled-filter-parameter.ts';

export type ListShipmentsParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * Only shipments with this status.
 */
status?: ShipmentStatus;
/**
 * Identifies a courier.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
courier_id?: CourierFilterParameter;
/**
 * What has become of the money: of the shipping cost if the goods are prepaid, of the collected cash otherwise.
 */
payment_status?: PaymentStatusFilterParameter;
/**
 * How the receiver pays for the goods.
 */
payment_type?: PaymentTypeFilterParameter;
/**
 * Where the shipment was created. A shipment for a store order has the store's platform, however it was booked.
 */
source?: SourceFilterParameter;
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
city?: CityFilterParameter;
/**
 * If true, only pending shipments that have not been scanned for 72 hours; if false, only the others.
 */
stalled?: StalledFilterParameter;
/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
created_from?: CreatedFromFilterParameter;
/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
created_to?: CreatedToFilterParameter;
/**
 * Field to sort by: `created_at`, `updated_at` or `total_fee`, `-created_at` by default. A leading minus means descending.
 */
sort?: ListShipmentsSort;
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
