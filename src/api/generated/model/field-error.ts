/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { FieldErrorCode } from './field-error-code.ts';
import type { FieldErrorParams } from './field-error-params.ts';

/**
 * What is wrong with one field.
 */
export interface FieldError {
  /**
     * A JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…`.
     * @maxLength 200
     * @pattern ^(/[^/]*)*$
     */
  pointer: string;
  code: FieldErrorCode;
  /** The bounds that the text for people names. */
  params?: FieldErrorParams;
}
