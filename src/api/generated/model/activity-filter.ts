/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityActorKind } from './activity-actor-kind.ts';
import type { ActivityGroup } from './activity-group.ts';
import type { Date } from './date.ts';
import type { Line } from './line.ts';

/**
 * The filters of `listActivity`. An empty object selects everything.
 */
export interface ActivityFilter {
  /** Words to search for. */
  q?: Line;
  group?: ActivityGroup;
  actor?: ActivityActorKind;
  /** Only entries on or after this day. */
  created_from?: Date;
  /** Only entries on or before this day. */
  created_to?: Date;
}
