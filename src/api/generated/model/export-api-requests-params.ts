/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequestCodeInQueryParameter } from './api-request-code-in-query-parameter.ts';
import type { ApiRequestKeyParameter } from './api-request-key-parameter.ts';
import type { ApiRequestMethodInQueryParameter } from './api-request-method-in-query-parameter.ts';
import type { ApiRequestOutcomeInQueryParameter } from './api-request-outcome-in-query-parameter.ts';
import type { ApiRequestSearchParameter } from './api-request-search-parameter.ts';
import type { ApiRequestsFromParameter } from './api-requests-from-parameter.ts';
import type { ApiRequestsToParameter } from './api-requests-to-parameter.ts';

export type ExportApiRequestsParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: ApiRequestSearchParameter;
/**
 * The public half of an API key, which identifies it. Send it as the user name of HTTP Basic authentication.
 * @maxLength 100
 * @pattern ^[A-Za-z0-9._~-]+$
 */
client_key?: ApiRequestKeyParameter;
/**
 * The HTTP method of the request.
 */
method?: ApiRequestMethodInQueryParameter;
/**
 * How the request ended.
 */
outcome?: ApiRequestOutcomeInQueryParameter;
/**
 * The `code` of a problem, one of `ProblemCode`.
 * @maxLength 60
 * @pattern ^[a-z]+(_[a-z]+)*$
 */
code?: ApiRequestCodeInQueryParameter;
/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
created_from?: ApiRequestsFromParameter;
/**
 * A calendar day in the Riyadh time zone, as `YYYY-MM-DD`.
 * @maxLength 10
 */
created_to?: ApiRequestsToParameter;
};
