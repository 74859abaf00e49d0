/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityAction } from './activity-action.ts';
import type { ActivityActor } from './activity-actor.ts';
import type { ActivityChange } from './activity-change.ts';
import type { ActivityGroup } from './activity-group.ts';
import type { ActivityId } from './activity-id.ts';
import type { ActivitySource } from './activity-source.ts';
import type { ActivitySubject } from './activity-subject.ts';
import type { DateTime } from './date-time.ts';

/**
 * One action on the account. Entries never change.
 */
export interface ActivityEntry {
  id: ActivityId;
  /** When it was done. */
  created_at: DateTime;
  action: ActivityAction;
  group: ActivityGroup;
  actor: ActivityActor;
  source: ActivitySource;
  /** What the action was applied to; absent if that is the account itself. */
  subject?: ActivitySubject;
  /**
     * The settings that were changed; empty for actions that change no setting.
     * @maxItems 20
     */
  changes: ActivityChange[];
}
