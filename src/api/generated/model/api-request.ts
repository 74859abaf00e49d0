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
 * One request that an API key made. It never changes, and has nothing of bodies, queries and headers.
 */
export interface ApiRequest {
  id: ApiRequestId;
  /** When it arrived. */
  at: DateTime;
  method: ApiRequestMethod;
  /**
     * As called, below `/api` and without the query; cut after 200 characters.
     * @maxLength 200
     * @pattern ^/[!-~]*$
     */
  path: string;
  /**
     * The status that was answered.
     * @minimum 200
     * @maximum 599
     */
  status: number;
  /**
     * Milliseconds from its arrival to the end of the answer.
     * @minimum 0
     * @maximum 2147483647
     */
  duration_ms: number;
  /**
     * What its answer had in `Request-Id`.
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  request_id: string;
  /** The code of the problem that was answered; absent if it succeeded. */
  code?: ApiRequestCode;
  client_key: ClientKey;
  /** The key's name at that time. */
  key_name: Name;
  /** Whether it is a test key. */
  is_test: boolean;
}
