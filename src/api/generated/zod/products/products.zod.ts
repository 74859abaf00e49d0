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
 * Returns the account's products, newest first by default. The search covers the SKU and both names: each word must match the start of a word, the start of a part of a word, or the last four digits of a long number. Punctuation within words and the article «ال» make no difference. Prices are sorted by their figure, regardless of the currency.
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
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryQMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "archived": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, only archived products; if false, only the others. All of them if absent.')),
  "shipment_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['parcel', 'fragile', 'chilled'])).check(/*#__PURE__*/ zod.describe('Only products that must be carried this way.')),
  "packaging_type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['box', 'bag', 'envelope', 'tube', 'pallet'])).check(/*#__PURE__*/ zod.describe('Only products with this packaging.')),
  "origin_country": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProductsQueryOriginCountryMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryOriginCountryRegExp))).check(/*#__PURE__*/ zod.describe('Only products made in this country.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['name', '-name', 'sku', '-sku', 'price', '-price', 'weight', '-weight', 'quantity_sold', '-quantity_sold', 'last_used_at', '-last_used_at', 'created_at', '-created_at'])).check(/*#__PURE__*/ zod.describe('Field to sort by, `-created_at` by default. A leading minus means descending. Names are sorted in the reader\'s language.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProductsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listProductsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Adds a product. No two products may have the same SKU, even if one of them is archived. The account's plan limits the number of products.
 * @summary Add a product
 */
export const CreateProductBody = ProductInput

/**
 * Sets some fields of several products to the same values, or archives or restores the products. Either all products change or none. An id that is not a product of this account is refused with 422.
 * @summary Change several products
 */
export const UpdateProductsBody = ProductEdits

/**
 * Returns every product that matches the filter, without photos, as CSV (RFC 4180, in UTF-8 with a byte order mark) or as an Excel workbook. Headings and values are in the reader's language. `importProducts` accepts the file, including after changes in a spreadsheet.
 * @summary Download products
 */
export const DownloadProductsBody = ProductFileRequest

/**
 * Accepts a CSV file (UTF-8, UTF-16 or Windows-1256; comma, semicolon or tab) or an XLSX workbook of at most 5 MiB and 10,000 rows, and returns what `importProducts` would do with it. Nothing is changed. Columns are recognised by their headings, in Arabic or English and in any order, including those of store exports; products are recognised by their SKU. An empty cell leaves the product's value unchanged.
 * @summary Check a file with products
 */
export const CheckProductFileBody = ProductFileUpload

/**
 * Makes the changes that `checkProductFile` reported for the same file, all at once; refused rows are left out. If the products have changed since, so that the file would do something else, nothing is done.
 * @summary Import products from a file
 */
export const importProductsQueryFingerprintMin = 32;
export const importProductsQueryFingerprintMax = 32;


export const importProductsQueryFingerprintRegExp = new RegExp('^[0-9a-f]{32}$', 'u');


export const ImportProductsQueryParams = /*#__PURE__*/ zod.object({
  "fingerprint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importProductsQueryFingerprintMin)).check(/*#__PURE__*/ zod.maxLength(importProductsQueryFingerprintMax)).check(/*#__PURE__*/ zod.regex(importProductsQueryFingerprintRegExp)).check(/*#__PURE__*/ zod.describe('The fingerprint that `checkProductFile` returned for the file.'))
})

export const ImportProductsBody = ProductFileUpload

/**
 * Replaces all fields of the product; optional ones that are left out are removed. The photo stays, and so does whether it is archived. The SKU of a product that a shipment names cannot change: another one is refused with 422. Existing shipments do not change.
 * @summary Change a product
 */
export const UpdateProductBody = ProductInput

/**
 * Accepts a PNG, JPEG or WebP file of at most 5 MiB and 40 megapixels. The picture is rotated upright, scaled down to at most 1000 pixels a side, and stripped of everything but the picture itself.
 * @summary Set the photo of a product
 */
export const UpdateProductPhotoBody = ProductPhotoUpload

