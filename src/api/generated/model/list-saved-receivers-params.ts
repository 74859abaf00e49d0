/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorParameter } from './cursor-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { SearchParameter } from './search-parameter.ts';

export type ListSavedReceiversParams = {
/**
 * One line of text a person wrote. No control characters and no direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\s][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$
 */
q?: SearchParameter;
/**
 * How many to return, 25 when left out.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque; hand it back as it came.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};
