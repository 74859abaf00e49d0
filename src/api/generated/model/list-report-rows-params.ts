/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ReportByParameter } from './report-by-parameter.ts';
import type { ReportCityParameter } from './report-city-parameter.ts';
import type { ReportClientParameter } from './report-client-parameter.ts';
import type { ReportCourierParameter } from './report-courier-parameter.ts';
import type { ReportFromParameter } from './report-from-parameter.ts';
import type { ReportMeasureInQueryParameter } from './report-measure-in-query-parameter.ts';
import type { ReportPaymentTypeParameter } from './report-payment-type-parameter.ts';
import type { ReportRowKeyParameter } from './report-row-key-parameter.ts';
import type { ReportServiceParameter } from './report-service-parameter.ts';
import type { ReportSourceParameter } from './report-source-parameter.ts';
import type { ReportStoreParameter } from './report-store-parameter.ts';
import type { ReportToParameter } from './report-to-parameter.ts';

export type ListReportRowsParams = {
/**
 * A figure of reports. `ReportValues` defines each under the same name.
 */
measure: ReportMeasureInQueryParameter;
/**
 * What divides a table into rows.
 */
by?: ReportByParameter;
/**
 * Identifies a row of a table within its dimension.
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_.-]+$
 */
key?: ReportRowKeyParameter;
/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
from: ReportFromParameter;
/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
to: ReportToParameter;
/**
 * Identifies a courier.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
courier_id?: ReportCourierParameter;
/**
 * The courier's level of service, from slowest to fastest.
 */
service?: ReportServiceParameter;
/**
 * Identifies a row of a table within its dimension.
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_.-]+$
 */
city?: ReportCityParameter;
/**
 * Identifies a connected store.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9._~-]+$
 */
store_id?: ReportStoreParameter;
/**
 * Where the shipment was created. A shipment for a store order has the store's platform, however it was booked.
 */
source?: ReportSourceParameter;
/**
 * How the receiver pays for the goods.
 */
payment_type?: ReportPaymentTypeParameter;
/**
 * Identifies a client within the account: a receiver, by phone number. It stays the same for as long as the account exists.
 * @minimum 1
 * @maximum 2000000000
 */
client?: ReportClientParameter;
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
