/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityActorKind } from './activity-actor-kind.ts';
import type { ActivityText } from './activity-text.ts';

/**
 * Who did it.
 */
export interface ActivityActor {
  kind: ActivityActorKind;
  /**
     * The session's id or the client key; absent for visitors.
     * @maxLength 30
     * @pattern ^(ses|mzk)_[0-9a-hjkmnp-tv-z]{26}$
     */
  id?: string;
  /** The key's name at that time. */
  name?: ActivityText;
  /** Whether it is the session of this request. */
  current: boolean;
}
