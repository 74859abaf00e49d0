/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { ImportFileFormat } from './import-file-format.ts';
import type { Line } from './line.ts';
import type { PackagingType } from './packaging-type.ts';
import type { ProductShipmentType } from './product-shipment-type.ts';
import type { ProductSort } from './product-sort.ts';

/**
 * Format of the file, and the filters and sort order of `listProducts`.
 */
export interface ProductFileRequest {
  format: ImportFileFormat;
  /** Words to search for. */
  q?: Line;
  /** If true, only archived products; if false, only the others. All of them if absent. */
  archived?: boolean;
  shipment_type?: ProductShipmentType;
  packaging_type?: PackagingType;
  /** Only products made in this country. */
  origin_country?: CountryCode;
  sort?: ProductSort;
}
