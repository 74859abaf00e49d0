/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { ImportChoiceRule } from './import-choice-rule.ts';
import type { ServiceType } from './service-type.ts';

/**
 * How couriers were chosen.
 */
export interface ImportChoice {
  choice: ImportChoiceRule;
  /** The courier for all rows; present with `courier`. */
  courier_id?: CourierId;
  /** The only service considered; absent if all were. */
  service_type?: ServiceType;
}
