/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScope } from './api-key-scope.ts';

/**
 * The permissions of an API key, each at most once.
 * @minItems 1
 * @maxItems 9
 */
export type ApiKeyScopes = ApiKeyScope[];
