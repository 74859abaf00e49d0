/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequestCode } from './api-request-code.ts';

export type ApiRequestCodeInQueryParameter = ApiRequestCode;
