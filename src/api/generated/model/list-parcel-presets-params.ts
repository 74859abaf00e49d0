/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { SearchParameter } from './search-parameter.ts';

export type ListParcelPresetsParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
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
