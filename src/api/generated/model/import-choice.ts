/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { ImportChoiceRule } from './import-choice-rule.ts';
import type { ServiceType } from './service-type.ts';

export interface ImportChoice {
  choice: ImportChoiceRule;
  courier_id?: CourierId;
  service_type?: ServiceType;
}
