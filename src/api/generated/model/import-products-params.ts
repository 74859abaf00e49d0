/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ProductFileFingerprint } from './product-file-fingerprint.ts';

export type ImportProductsParams = {
/**
 * The fingerprint that `checkProductFile` returned for the file.
 */
fingerprint: ProductFileFingerprint;
};
