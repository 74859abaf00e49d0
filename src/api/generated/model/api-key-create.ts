/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ApiKeyScopes } from './api-key-scopes.ts';
import type { Name } from './name.ts';

/**
 * An API key to create.
 */
export interface ApiKeyCreate {
  /** Name given by the owner. */
  name: Name;
  scopes: ApiKeyScopes;
  /** Whether to create a test key; false by default. The plan allows as many test keys as other keys. */
  test?: boolean;
}
