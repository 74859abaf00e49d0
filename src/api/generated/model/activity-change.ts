/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityField } from './activity-field.ts';
import type { ActivityText } from './activity-text.ts';

/**
 * One setting before and after. A value that was or is not set is absent.
 */
export interface ActivityChange {
  field: ActivityField;
  /** As the profile or automatic top-up has it (`on` or `off`); amounts in riyals, wanted statements by e-mail as `on`. */
  before?: ActivityText;
  after?: ActivityText;
}
