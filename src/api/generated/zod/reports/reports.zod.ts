/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Returns the figures of a period, their course over time, and tables that break them down. Shipments count on the day on which they were booked, with what has become of them since; figures of deliveries, movements, documents and store orders count on the day of the delivery, movement, document or order. Each report has the filters that suit its figures. A filter that the report does not have is refused with 400, as is a period that ends before it begins or is longer than three years, and a courier, store or client that the account does not have.
 * @summary Show a report
 */
export const getReportQueryFromMax = 10;

export const getReportQueryToMax = 10;

export const getReportQueryCourierIdMax = 64;


export const getReportQueryCourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const getReportQueryCityMax = 60;


export const getReportQueryCityRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');
export const getReportQueryStoreIdMax = 64;


export const getReportQueryStoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const getReportQueryClientMax = 2000000000;



export const GetReportQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getReportQueryFromMax)).check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "to": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getReportQueryToMax)).check(/*#__PURE__*/ zod.describe('The day after the last day of the period, at most three years after `from`.')),
  "compare": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to show the period before next to it, which is as long; false by default.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReportQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(getReportQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments with this courier. It can be combined with `service`, but with no other filter.')),
  "service": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day'])).check(/*#__PURE__*/ zod.describe('Only shipments with this service. It can be combined with `courier_id`, but with no other filter.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReportQueryCityMax)).check(/*#__PURE__*/ zod.regex(getReportQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city: a key of a table by city. It cannot be combined with other filters.')),
  "store_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReportQueryStoreIdMax)).check(/*#__PURE__*/ zod.regex(getReportQueryStoreIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments for orders of this store. It cannot be combined with other filters.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from this source. It can be combined with `payment_type`, but with no other filter.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way. It can be combined with `source`, but with no other filter.')),
  "client": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getReportQueryClientMax))).check(/*#__PURE__*/ zod.describe('Only shipments to this client. It cannot be combined with other filters.'))
})

/**
 * Returns the report in the reader's language: as an Excel workbook with a sheet for its figures, their course, and each table; as CSV (RFC 4180, in UTF-8 with a byte order mark) with one of these parts; or as a PDF on A4. Headings name the units: amounts are in riyals, shares in percent.
 * @summary Download a report
 */
export const downloadReportQueryFromMax = 10;

export const downloadReportQueryToMax = 10;

export const downloadReportQueryCourierIdMax = 64;


export const downloadReportQueryCourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const downloadReportQueryCityMax = 60;


export const downloadReportQueryCityRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');
export const downloadReportQueryStoreIdMax = 64;


export const downloadReportQueryStoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const downloadReportQueryClientMax = 2000000000;



export const DownloadReportQueryParams = /*#__PURE__*/ zod.object({
  "format": /*#__PURE__*/ zod.enum(['csv', 'xlsx', 'pdf']).check(/*#__PURE__*/ zod.describe('Format of the file.')),
  "part": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['figures', 'course', 'courier', 'service', 'city', 'store', 'source', 'payment_type', 'payment_status', 'failure_reason', 'client', 'ledger_kind', 'top_up_method', 'cash_age', 'vat_rate', 'document_subject', 'order_reason'])).check(/*#__PURE__*/ zod.describe('Part of the report that the file contains. A CSV file has the figures by default; a PDF always has all parts, so this is refused for it.')),
  "from": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(downloadReportQueryFromMax)).check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "to": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(downloadReportQueryToMax)).check(/*#__PURE__*/ zod.describe('The day after the last day of the period, at most three years after `from`.')),
  "compare": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether to show the period before next to it, which is as long; false by default.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(downloadReportQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments with this courier. It can be combined with `service`, but with no other filter.')),
  "service": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day'])).check(/*#__PURE__*/ zod.describe('Only shipments with this service. It can be combined with `courier_id`, but with no other filter.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportQueryCityMax)).check(/*#__PURE__*/ zod.regex(downloadReportQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city: a key of a table by city. It cannot be combined with other filters.')),
  "store_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportQueryStoreIdMax)).check(/*#__PURE__*/ zod.regex(downloadReportQueryStoreIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments for orders of this store. It cannot be combined with other filters.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from this source. It can be combined with `payment_type`, but with no other filter.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way. It can be combined with `source`, but with no other filter.')),
  "client": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(downloadReportQueryClientMax))).check(/*#__PURE__*/ zod.describe('Only shipments to this client. It cannot be combined with other filters.'))
})

/**
 * Returns the shipments, movements, documents, orders or clients behind a figure, newest first, each with what it contributes. `totals` covers all of them and equals the figure. For a point of the series, request the days of that point.
 * @summary List what a figure of a report counts
 */
export const listReportRowsQueryKeyMax = 60;


export const listReportRowsQueryKeyRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');
export const listReportRowsQueryFromMax = 10;

export const listReportRowsQueryToMax = 10;

export const listReportRowsQueryCourierIdMax = 64;


export const listReportRowsQueryCourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listReportRowsQueryCityMax = 60;


export const listReportRowsQueryCityRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');
export const listReportRowsQueryStoreIdMax = 64;


export const listReportRowsQueryStoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const listReportRowsQueryClientMax = 2000000000;

export const listReportRowsQueryLimitMax = 100;

export const listReportRowsQueryCursorMax = 400;


export const listReportRowsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListReportRowsQueryParams = /*#__PURE__*/ zod.object({
  "measure": /*#__PURE__*/ zod.enum(['orders', 'delivered', 'under_way', 'returned', 'failed', 'cancelled', 'success_rate', 'on_time', 'on_time_rate', 'failed_attempts', 'attempts_absent', 'attempts_refused', 'attempts_address', 'attempts_damaged', 'attempts_other', 'attempts_per_delivery', 'goods_value', 'weight', 'cash_orders', 'cash_to_collect', 'cost', 'cost_per_order', 'cost_per_kilogram', 'base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds', 'return_fees', 'cash_back', 'cod_fee_share', 'remote_area_fee_share', 'charges', 'cheapest_charges', 'above_cheapest', 'deliveries', 'delivered_value', 'delivered_cash', 'delivered_cost', 'margin', 'cash_due', 'cash_due_orders', 'clients', 'new_clients', 'returning_clients', 'refused_cash_orders', 'refused_cash_rate', 'lifetime_orders', 'lifetime_value', 'lifetime_value_per_client', 'movements', 'amount', 'opening_balance', 'closing_balance', 'topped_up', 'charged', 'refunded', 'cash_back_received', 'cash_collected', 'cash_paid_out', 'invoices', 'invoiced_taxable', 'invoiced_vat', 'credit_notes', 'credited_taxable', 'credited_vat', 'taxable_amount', 'vat_amount', 'received_orders', 'booked_orders', 'open_orders', 'left_out_orders', 'minutes_to_label', 'booked_within_hour', 'booked_within_day', 'booked_later', 'delayed_orders']).check(/*#__PURE__*/ zod.describe('The figure of the report.')),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['courier', 'service', 'city', 'store', 'source', 'payment_type', 'payment_status', 'failure_reason', 'client', 'ledger_kind', 'top_up_method', 'cash_age', 'vat_rate', 'document_subject', 'order_reason'])).check(/*#__PURE__*/ zod.describe('With `key`, the row of a table of the report that has the figure. Without both, the figure is that of the whole period.')),
  "key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryKeyMax)).check(/*#__PURE__*/ zod.regex(listReportRowsQueryKeyRegExp))).check(/*#__PURE__*/ zod.describe('Key of that row.')),
  "from": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryFromMax)).check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "to": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryToMax)).check(/*#__PURE__*/ zod.describe('The day after the last day of the period, at most three years after `from`.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(listReportRowsQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments with this courier. It can be combined with `service`, but with no other filter.')),
  "service": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day'])).check(/*#__PURE__*/ zod.describe('Only shipments with this service. It can be combined with `courier_id`, but with no other filter.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryCityMax)).check(/*#__PURE__*/ zod.regex(listReportRowsQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city: a key of a table by city. It cannot be combined with other filters.')),
  "store_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryStoreIdMax)).check(/*#__PURE__*/ zod.regex(listReportRowsQueryStoreIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments for orders of this store. It cannot be combined with other filters.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from this source. It can be combined with `payment_type`, but with no other filter.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way. It can be combined with `source`, but with no other filter.')),
  "client": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReportRowsQueryClientMax))).check(/*#__PURE__*/ zod.describe('Only shipments to this client. It cannot be combined with other filters.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReportRowsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReportRowsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listReportRowsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns everything behind a figure, newest first, in the reader's language: as CSV (RFC 4180, in UTF-8 with a byte order mark) or as an Excel workbook. The file is sent while it is being read. It has at most 1,000,000 rows, about as many as a sheet can hold; a figure with more is refused before anything is sent.
 * @summary Download what a figure of a report counts
 */
export const downloadReportRowsQueryKeyMax = 60;


export const downloadReportRowsQueryKeyRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');
export const downloadReportRowsQueryFromMax = 10;

export const downloadReportRowsQueryToMax = 10;

export const downloadReportRowsQueryCourierIdMax = 64;


export const downloadReportRowsQueryCourierIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const downloadReportRowsQueryCityMax = 60;


export const downloadReportRowsQueryCityRegExp = new RegExp('^[A-Za-z0-9_.-]+$', 'u');
export const downloadReportRowsQueryStoreIdMax = 64;


export const downloadReportRowsQueryStoreIdRegExp = new RegExp('^[A-Za-z0-9._~-]+$', 'u');
export const downloadReportRowsQueryClientMax = 2000000000;



export const DownloadReportRowsQueryParams = /*#__PURE__*/ zod.object({
  "format": /*#__PURE__*/ zod.enum(['csv', 'xlsx']).check(/*#__PURE__*/ zod.describe('Format of the file.')),
  "measure": /*#__PURE__*/ zod.enum(['orders', 'delivered', 'under_way', 'returned', 'failed', 'cancelled', 'success_rate', 'on_time', 'on_time_rate', 'failed_attempts', 'attempts_absent', 'attempts_refused', 'attempts_address', 'attempts_damaged', 'attempts_other', 'attempts_per_delivery', 'goods_value', 'weight', 'cash_orders', 'cash_to_collect', 'cost', 'cost_per_order', 'cost_per_kilogram', 'base_fees', 'weight_fees', 'cod_fees', 'remote_area_fees', 'vat', 'refunds', 'return_fees', 'cash_back', 'cod_fee_share', 'remote_area_fee_share', 'charges', 'cheapest_charges', 'above_cheapest', 'deliveries', 'delivered_value', 'delivered_cash', 'delivered_cost', 'margin', 'cash_due', 'cash_due_orders', 'clients', 'new_clients', 'returning_clients', 'refused_cash_orders', 'refused_cash_rate', 'lifetime_orders', 'lifetime_value', 'lifetime_value_per_client', 'movements', 'amount', 'opening_balance', 'closing_balance', 'topped_up', 'charged', 'refunded', 'cash_back_received', 'cash_collected', 'cash_paid_out', 'invoices', 'invoiced_taxable', 'invoiced_vat', 'credit_notes', 'credited_taxable', 'credited_vat', 'taxable_amount', 'vat_amount', 'received_orders', 'booked_orders', 'open_orders', 'left_out_orders', 'minutes_to_label', 'booked_within_hour', 'booked_within_day', 'booked_later', 'delayed_orders']).check(/*#__PURE__*/ zod.describe('The figure of the report.')),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['courier', 'service', 'city', 'store', 'source', 'payment_type', 'payment_status', 'failure_reason', 'client', 'ledger_kind', 'top_up_method', 'cash_age', 'vat_rate', 'document_subject', 'order_reason'])).check(/*#__PURE__*/ zod.describe('With `key`, the row of a table of the report that has the figure. Without both, the figure is that of the whole period.')),
  "key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportRowsQueryKeyMax)).check(/*#__PURE__*/ zod.regex(downloadReportRowsQueryKeyRegExp))).check(/*#__PURE__*/ zod.describe('Key of that row.')),
  "from": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(downloadReportRowsQueryFromMax)).check(/*#__PURE__*/ zod.describe('First day of the period.')),
  "to": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(downloadReportRowsQueryToMax)).check(/*#__PURE__*/ zod.describe('The day after the last day of the period, at most three years after `from`.')),
  "courier_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportRowsQueryCourierIdMax)).check(/*#__PURE__*/ zod.regex(downloadReportRowsQueryCourierIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments with this courier. It can be combined with `service`, but with no other filter.')),
  "service": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['economy', 'standard', 'express', 'same_day'])).check(/*#__PURE__*/ zod.describe('Only shipments with this service. It can be combined with `courier_id`, but with no other filter.')),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportRowsQueryCityMax)).check(/*#__PURE__*/ zod.regex(downloadReportRowsQueryCityRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments to this city: a key of a table by city. It cannot be combined with other filters.')),
  "store_id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadReportRowsQueryStoreIdMax)).check(/*#__PURE__*/ zod.regex(downloadReportRowsQueryStoreIdRegExp))).check(/*#__PURE__*/ zod.describe('Only shipments for orders of this store. It cannot be combined with other filters.')),
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['website', 'api', 'import', 'salla', 'zid'])).check(/*#__PURE__*/ zod.describe('Only shipments created from this source. It can be combined with `payment_type`, but with no other filter.')),
  "payment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['prepaid', 'cash_on_delivery'])).check(/*#__PURE__*/ zod.describe('Only shipments whose goods are paid for in this way. It can be combined with `source`, but with no other filter.')),
  "client": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(downloadReportRowsQueryClientMax))).check(/*#__PURE__*/ zod.describe('Only shipments to this client. It cannot be combined with other filters.'))
})

