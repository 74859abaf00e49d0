/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportCode } from './import-code.ts';
import type { ImportCourier } from './import-courier.ts';
import type { ImportField } from './import-field.ts';
import type { ImportParams } from './import-params.ts';

/**
 * An error in a row.
 */
export interface ImportFault {
  /** The field that is wrong; absent if no single field is. */
  field?: ImportField;
  /** A `FieldErrorCode`, the reason why a cell cannot be read, or the reason why no courier can take the parcel, such as an `ExclusionReason`. */
  code: ImportCode;
  /** Values that the text shown to people can mention; absent if there are none. */
  params?: ImportParams;
  /** The courier that cannot take the parcel; absent if the error is about none. */
  courier?: ImportCourier;
}
