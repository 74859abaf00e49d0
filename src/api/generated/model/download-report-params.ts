/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportCityParameter } from './report-city-parameter.ts';
import type { ReportClientParameter } from './report-client-parameter.ts';
import type { ReportCompareParameter } from './report-compare-parameter.ts';
import type { ReportCourierParameter } from './report-courier-parameter.ts';
import type { ReportFormatInQueryParameter } from './report-format-in-query-parameter.ts';
import type { ReportFromParameter } from './report-from-parameter.ts';
import type { ReportPartInQueryParameter } from './report-part-in-query-parameter.ts';
import type { ReportPaymentTypeParameter } from './report-payment-type-parameter.ts';
import type { ReportServiceParameter } from './report-service-parameter.ts';
import type { ReportSourceParameter } from './report-source-parameter.ts';
import type { ReportStoreParameter } from './report-store-parameter.ts';
import type { ReportToParameter } from './report-to-parameter.ts';

export type DownloadReportParams = {
/**
 * Format of the file.
 */
format: ReportFormatInQueryParameter;
/**
 * A part of a report: its figures, their course over time, or one of its tables.
 */
part?: ReportPartInQueryParameter;
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
 * Whether to show the period before next to it, which is as long; false by default.
 */
compare?: ReportCompareParameter;
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
};
