/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequestCode } from './api-request-code.ts';
import type { ApiRequestId } from './api-request-id.ts';
import type { ApiRequestMethod } from './api-request-method.ts';
import type { ClientKey } from './client-key.ts';
import type { DateTime } from './date-time.ts';
import type { Name } from './name.ts';

/**
 * One request made with an API key. Entries never change, and contain nothing of bodies, queries or headers.
 */
export interface ApiRequest {
  id: ApiRequestId;
  /** When the request arrived. */
  at: DateTime;
  method: ApiRequestMethod;
  /**
     * Path of the request below `/api`, without the query; cut after 200 characters.
     * @maxLength 200
     * @pattern ^/[!-~]*$
     */
  path: string;
  /**
     * HTTP status of the response.
     * @minimum 200
     * @maximum 599
     */
  status: number;
  /**
     * Milliseconds from the arrival of the request to the end of the response.
     * @minimum 0
     * @maximum 2147483647
     */
  duration_ms: number;
  /**
     * The `Request-Id` of the response.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  request_id: string;
  /** Code of the problem in the response; absent if the request succeeded. */
  code?: ApiRequestCode;
  client_key: ClientKey;
  /** Name of the key at that time. */
  key_name: Name;
  /** Whether the key is a test key. */
  is_test: boolean;
}
