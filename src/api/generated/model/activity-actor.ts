/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityActorKind } from './activity-actor-kind.ts';
import type { ActivityText } from './activity-text.ts';

/**
 * Who acted.
 */
export interface ActivityActor {
  kind: ActivityActorKind;
  /**
     * Id of the session, or the client key; absent for visitors.
     * @maxLength 100
     * @pattern ^(ses|mzk)_[0-9a-hjkmnp-tv-z]{26}$
     */
  id?: string;
  /** Name of the key at that time; absent for sessions and visitors. */
  name?: ActivityText;
  /** Whether it is the session that makes this request. */
  current: boolean;
}
