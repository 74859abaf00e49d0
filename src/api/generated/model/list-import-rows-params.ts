/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { ImportCode } from './import-code.ts';
import type { ImportField } from './import-field.ts';
import type { ImportRowState } from './import-row-state.ts';
import type { LimitParameter } from './limit-parameter.ts';

export type ListImportRowsParams = {
/**
 * Only rows in this state.
 */
state?: ImportRowState;
/**
 * Only rows in which this field is wrong or, with `repaired`, was repaired.
 */
field?: ImportField;
/**
 * Only rows with an error or, with `repaired`, a repair with this code.
 */
code?: ImportCode;
/**
 * If true, only rows in which something was repaired; if false, only the others.
 */
repaired?: boolean;
/**
 * Number of items to return; 25 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * An opaque position in a list; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorInQueryParameter;
};
