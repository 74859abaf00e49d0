/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityField } from './activity-field.ts';
import type { ActivityText } from './activity-text.ts';

/**
 * One setting before and after the change. A value that was or is not set is absent.
 */
export interface ActivityChange {
  field: ActivityField;
  /** The earlier value, as the profile or automatic top-up states it (`on` or `off`); amounts are in riyals, and requested statements by e-mail are `on`. */
  before?: ActivityText;
  /** The new value, in the same form. */
  after?: ActivityText;
}
