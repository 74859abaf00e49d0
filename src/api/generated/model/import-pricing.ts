/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { ImportBatchVersion } from './import-batch-version.ts';
import type { ImportChoiceRule } from './import-choice-rule.ts';
import type { ServiceType } from './service-type.ts';

export interface ImportPricing {
  version: ImportBatchVersion;
  choice: ImportChoiceRule;
  /** Required with `courier`, refused otherwise. */
  courier_id?: CourierId;
  /** This service only; a row that names a service keeps it. */
  service_type?: ServiceType;
}
