/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ReportCityParameter } from './report-city-parameter.ts';
import type { ReportClientParameter } from './report-client-parameter.ts';
import type { ReportCompareParameter } from './report-compare-parameter.ts';
import type { ReportCourierParameter } from './report-courier-parameter.ts';
import type { ReportFormatParameter } from './report-format-parameter.ts';
import type { ReportFromParameter } from './report-from-parameter.ts';
import type { ReportPartParameter } from './report-part-parameter.ts';
import type { ReportPaymentTypeParameter } from './report-payment-type-parameter.ts';
import type { ReportServiceParameter } from './report-service-parameter.ts';
import type { ReportSourceParameter } from './report-source-parameter.ts';
import type { ReportStoreParameter } from './report-store-parameter.ts';
import type { ReportToParameter } from './report-to-parameter.ts';

export type DownloadReportParams = {
/**
 * The kind of file.
 */
format: ReportFormatParameter;
/**
 * The figures of a report, their course, or the table by this dimension.
 */
part?: ReportPartParameter;
/**
 * A calendar day in the Riyadh time zone.
 * @maxLength 10
 */
from: ReportFromParameter;
/**
 * A calendar day in the Riyadh time zone.
 * @maxLength 10
 */
to: ReportToParameter;
/**
 * Whether the period before, which is as long, is shown beside it; by default it is not.
 */
compare?: ReportCompareParameter;
/**
 * Only shipments with this courier. Can be combined with `service`, not with other filters.
 * @maxLength 30
 * @pattern ^crr_[0-9a-hjkmnp-tv-z]{26}$
 */
courier_id?: ReportCourierParameter;
/**
 * Only shipments by this service. Can be combined with `courier_id`, not with other filters.
 */
service?: ReportServiceParameter;
/**
 * Identifies a row of a table, within its dimension.
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_.-]+$
 */
city?: ReportCityParameter;
/**
 * Only shipments of orders of this store. Not combined with other filters.
 * @maxLength 30
 * @pattern ^sto_[0-9a-hjkmnp-tv-z]{26}$
 */
store_id?: ReportStoreParameter;
/**
 * Where the shipment was created from; for an order of a store, its platform, however it was booked.
 */
source?: ReportSourceParameter;
/**
 * How the goods are paid for.
 */
payment_type?: ReportPaymentTypeParameter;
/**
 * Identifies a client within the account: a receiver by the phone number. It stays the same while the account exists.
 * @minimum 1
 * @maximum 2000000000
 */
client?: ReportClientParameter;
};
