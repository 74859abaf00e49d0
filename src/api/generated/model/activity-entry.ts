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
 * One thing that was done with the account. It never changes.
 */
export interface ActivityEntry {
  id: ActivityId;
  created_at: DateTime;
  action: ActivityAction;
  group: ActivityGroup;
  actor: ActivityActor;
  source: ActivitySource;
  subject?: ActivitySubject;
  /** @maxItems 20 */
  changes: ActivityChange[];
}
