/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OpenSession } from './open-session.ts';

export interface SessionList {
  /** @maxItems 200 */
  data: OpenSession[];
}
