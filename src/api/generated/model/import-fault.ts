/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportCourier } from './import-courier.ts';
import type { ImportField } from './import-field.ts';
import type { ImportParams } from './import-params.ts';

/**
 * What is wrong with a row.
 */
export interface ImportFault {
  /** Absent if it is no single field. */
  field?: ImportField;
  /** A `FieldErrorCode`; or why a cell cannot be read; or why no courier can take the parcel, an `ExclusionReason` among others. */
  code: ImportCode;
  params?: ImportParams;
  /** The courier that cannot take the parcel. */
  courier?: ImportCourier;
}
