/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ImportBooking,
  ImportColumnsUpdate,
  ImportCopies,
  ImportCorrection,
  ImportPricing,
  ImportRowUpdate,
  ImportRowsRequest,
  ImportTemplateRequest,
  ImportUpload
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the account's batches, newest first.
 * @summary List the import batches
 */
export const listImportBatchesQueryLimitMax = 100;

export const listImportBatchesQueryCursorMax = 400;


export const listImportBatchesQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListImportBatchesQueryParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listImportBatchesQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listImportBatchesQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listImportBatchesQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Accepts a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 10 MiB and 10,000 rows. The server reads it in the background; `getImportBatch` reports the progress, and any reason why the file cannot be read. Nothing is booked before `bookImportBatch`. Sending the same file with another key creates another batch, in which rows that were already booked are recognised.
 * @summary Create an import batch from a file
 */
export const CreateImportBatchBody = ImportUpload

/**
 * Creates a row for each shipment, to send the same again, or for each draft or store order, to book it. Its columns need no matching. A copied shipment has no reference. A draft is deleted when its row is booked. Items that the account does not have are left out, as are orders that are booked or cancelled; if none is left, the response is 409.
 * @summary Create an import batch from shipments, drafts or orders
 */
export const CreateImportBatchFromShipmentsBody = ImportCopies

/**
 * Books the priced rows in the order of the file. Each row is charged at its fixed price, and booked once. The booking continues in the background; `getImportBatch` reports the progress. At the first row that the balance does not cover, the batch becomes `waiting`; after a top-up, the same operation books the rest. It also resumes a batch that was stopped.
 * @summary Book an import batch
 */
export const BookImportBatchBody = ImportBooking

/**
 * Confirms what the columns mean, joins further products of an order to its first row, and starts the check of all rows. The matching is remembered for files with the same headings. It can be changed until the first row is booked; corrections of rows are then lost.
 * @summary Match the columns of an import batch
 */
export const UpdateImportColumnsBody = ImportColumnsUpdate

/**
 * Replaces a text in every row that has it, except booked ones. In further products of an order, only fields of the product count as empty. If there are many rows, they are checked in the background, and the status of the batch shows it.
 * @summary Correct a text in all rows
 */
export const CorrectImportRowsBody = ImportCorrection

/**
 * Chooses a courier for every row that is ready, and fixes its price. A courier that cannot take a parcel, or whose requirements for the sender or the delivery day are not met, is passed over; a row without a courier states why. The prices are fixed for a day or, once booking has begun, until it ends.
 * @summary Choose couriers for an import batch
 */
export const PriceImportBatchBody = ImportPricing

/**
 * Returns rows in the order of the file. Until the columns are confirmed, the cells follow the guessed columns.
 * @summary List the rows of an import batch
 */
export const listImportRowsQueryCodeMax = 40;


export const listImportRowsQueryCodeRegExp = new RegExp('^[a-z_]{2,40}$', 'u');
export const listImportRowsQueryLimitMax = 100;

export const listImportRowsQueryCursorMax = 400;


export const listImportRowsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListImportRowsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['unchecked', 'ready', 'wrong', 'repeated', 'joined', 'left_out', 'unpriced', 'priced', 'waiting', 'booked', 'refused'])).check(/*#__PURE__*/ zod.describe('Only rows in this state.')),
  "field": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['receiver.full_name', 'receiver.last_name', 'receiver.phone', 'receiver.country', 'receiver.state', 'receiver.city', 'receiver.district', 'receiver.street_name', 'receiver.building_no', 'receiver.postal_code', 'receiver.additional_number', 'receiver.short_address', 'receiver.landmark', 'receiver.email', 'receiver.company', 'receiver.address_type', 'receiver.message', 'reference_id', 'sku', 'product_name', 'quantity', 'price', 'unit_price', 'payment_type', 'sender.amount_to_collect', 'weight', 'weight_unit', 'length', 'width', 'height', 'dimension_unit', 'size', 'pieces', 'shipment_type', 'packaging_type', 'shipping_method', 'service_type', 'courier', 'preferred_delivery_day', 'preferred_delivery_time', 'company', 'note', 'sender.contact_name', 'sender.contact_number', 'sender.email', 'sender.address', 'sender.city', 'sender.country', 'sender.address_type', 'sender.company', 'sender.backup_phone', 'sender.phone_code', 'sender.postal_code', 'sender.volume', 'sender.gross_weight', 'sender.pickup_name', 'sender.return_name', 'sender.collecting_money'])).check(/*#__PURE__*/ zod.describe('Only rows in which this field is wrong or, with `repaired`, was repaired.')),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listImportRowsQueryCodeMax)).check(/*#__PURE__*/ zod.regex(listImportRowsQueryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only rows with an error or, with `repaired`, a repair with this code.')),
  "repaired": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only rows in which something was repaired; if false, only the others.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listImportRowsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listImportRowsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listImportRowsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Returns the columns of the file in their order, with the corrections, followed by `error`, which states what is wrong. If all rows are requested, tracking number, courier and price follow. Joined rows follow the first row of their order, even if it was not booked, and have its tracking number. The file can be imported again. Cells are written so that no spreadsheet evaluates them as formulas.
 * @summary Download the rows of an import batch
 */
export const DownloadImportRowsBody = ImportRowsRequest

/**
 * Changes cells of a row that is not booked, leaves it out, or has it booked although it is repeated. The row is checked immediately, with all rows of its order. If the batch was priced, it returns to `checked`.
 * @summary Change a row of an import batch
 */
export const UpdateImportRowBody = ImportRowUpdate

/**
 * Returns a file with one example row and a column for each field, but for `receiver.last_name` and `unit_price`, in whose place `receiver.full_name` and `price` are filled in. In a workbook, columns with a fixed set of values offer them in a list, and phones are text.
 * @summary Download a template for import files
 */
export const DownloadImportTemplateBody = ImportTemplateRequest

