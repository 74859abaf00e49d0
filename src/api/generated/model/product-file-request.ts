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
 * The format, and what `listProducts` can be filtered and sorted by.
 */
export interface ProductFileRequest {
  format: ImportFileFormat;
  q?: Line;
  archived?: boolean;
  shipment_type?: ProductShipmentType;
  packaging_type?: PackagingType;
  origin_country?: CountryCode;
  sort?: ProductSort;
}
