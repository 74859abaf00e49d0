/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScopes } from './api-key-scopes.ts';
import type { Name } from './name.ts';

export interface ApiKeyCreate {
  /** Name given by the owner. */
  name: Name;
  scopes: ApiKeyScopes;
  /** Whether to create a test key; false if absent. The plan allows as many of them as of other keys. */
  test?: boolean;
}
