/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScope } from './api-key-scope.ts';

/**
 * @minItems 1
 * @maxItems 9
 */
export type ApiKeyScopes = ApiKeyScope[];
