/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiRequestMethod } from './api-request-method.ts';

export type ApiRequestMethodInQueryParameter = ApiRequestMethod;
