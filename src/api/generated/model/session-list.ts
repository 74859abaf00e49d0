/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OpenSession } from './open-session.ts';

/**
 * The sessions of the account.
 */
export interface SessionList {
  /**
     * The sessions, the most recently used first.
     * @maxItems 200
     */
  data: OpenSession[];
}
