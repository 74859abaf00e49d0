/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { FieldErrorCode } from './field-error-code.ts';
import type { FieldErrorParams } from './field-error-params.ts';

/**
 * An error in one field.
 */
export interface FieldError {
  /**
     * Where the field is: a JSON Pointer into the body, or `/query/…`, `/path/…` or `/header/…`.
     * @maxLength 200
     * @pattern ^(/[^/]*)*$
     */
  pointer: string;
  code: FieldErrorCode;
  /** Values that the text shown to people can mention; absent if there are none. */
  params?: FieldErrorParams;
}
