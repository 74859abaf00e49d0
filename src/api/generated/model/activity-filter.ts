/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityActorKind } from './activity-actor-kind.ts';
import type { ActivityGroup } from './activity-group.ts';
import type { Date } from './date.ts';
import type { Line } from './line.ts';

/**
 * The filters of `listActivity`; an empty object selects everything.
 */
export interface ActivityFilter {
  q?: Line;
  group?: ActivityGroup;
  actor?: ActivityActorKind;
  created_from?: Date;
  created_to?: Date;
}
