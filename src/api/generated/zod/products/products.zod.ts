/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ProductEdits,
  ProductFileRequest,
  ProductFileUpload,
  ProductInput,
  ProductPhotoUpload
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the account's products, newest first by default. The search covers the SKU and both names: each word must match the start of a word in them, the start of a part of one, or the last four digits of a long number. Punctuation within words and the article «ال» make no difference. Prices are sorted by their figure, whatever the currency.
 * @summary List products
 */
export const listProductsQueryQMax = 120;


export const listProductsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listProductsQueryOriginCountryMax = 2;


export const listProductsQueryOriginCountryRegExp = new RegExp('^[A-Z]{2}$', 'u');
export const listProductsQueryLimitMax = 100;

export const listProductsQueryCursorMax = 400;


export const listProductsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListProductsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryQMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, Arabic letter variants, diacritics and the kind of digits make no difference.')),
  "archived": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only archived products; if false, only the others.')),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['parcel', 'fragile', 'chilled'])).check(/*#__PURE__*/ zod.describe('Only products that must be carried this way.')),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['box', 'bag', 'envelope', 'tube', 'pallet'])).check(/*#__PURE__*/ zod.describe('Only products with this packaging.')),
  "origin_country": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProductsQueryOriginCountryMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryOriginCountryRegExp))).check(/*#__PURE__*/ zod.describe('Only products made in this country.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['name', '-name', 'sku', '-sku', 'price', '-price', 'weight', '-weight', 'quantity_sold', '-quantity_sold', 'last_used_at', '-last_used_at', 'created_at', '-created_at'])).check(/*#__PURE__*/ zod.describe('Field to sort by; a leading minus means descending. Names are those of the reader\'s language.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account. Any other value is 400.'))
})

/**
 * Adds a product. No two have the same SKU, not even if one is archived. The account's plan limits their number.
 * @summary Add a product
 */
export const CreateProductBody = ProductInput

/**
 * Gives several products the same value in some fields, archives or restores them; all of them or none. An id of no product of this account is 422.
 * @summary Change several products
 */
export const UpdateProductsBody = ProductEdits

/**
 * Returns every product that matches the filter, without photos, as CSV (RFC 4180, in UTF-8 with a byte order mark) or as an Excel workbook. Headings and values are in the reader's language. `importProducts` takes the file back, also when it was changed in a spreadsheet.
 * @summary Download products
 */
export const DownloadProductsBody = ProductFileRequest

/**
 * Takes a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 5 MiB and 10,000 rows, and says what `importProducts` would do with it. Nothing is changed. Columns are known by their headings, in Arabic and English, in any order, also those of the exports of stores; products by their SKU. An empty cell leaves what the product has.
 * @summary Check a file with products
 */
export const CheckProductFileBody = ProductFileUpload

/**
 * Adds and changes what `checkProductFile` said of the same file, all at once; refused rows are left out. If the products were changed in between so that the file would do something else, nothing is done.
 * @summary Import products from a file
 */
export const importProductsQueryFingerprintMin = 32;
export const importProductsQueryFingerprintMax = 32;


export const importProductsQueryFingerprintRegExp = new RegExp('^[0-9a-f]{32}$', 'u');


export const ImportProductsQueryParams = /*#__PURE__*/ zod.object({
  "fingerprint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importProductsQueryFingerprintMin)).check(/*#__PURE__*/ zod.maxLength(importProductsQueryFingerprintMax)).check(/*#__PURE__*/ zod.regex(importProductsQueryFingerprintRegExp)).check(/*#__PURE__*/ zod.describe('From `checkProductFile`.'))
})

export const ImportProductsBody = ProductFileUpload

/**
 * Replaces all of its fields; those that are left out are removed. The photo and whether it is archived stay. A product that a shipment has keeps its SKU, because the shipment names it: another one is 422. Existing shipments do not change.
 * @summary Change a product
 */
export const UpdateProductBody = ProductInput

/**
 * Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, scaled down to at most 1000 pixels a side, and stripped of everything but the picture itself.
 * @summary Set the photo of a product
 */
export const UpdateProductPhotoBody = ProductPhotoUpload

