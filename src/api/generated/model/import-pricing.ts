/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierId } from './courier-id.ts';
import type { ImportBatchVersion } from './import-batch-version.ts';
import type { ImportChoiceRule } from './import-choice-rule.ts';
import type { ServiceType } from './service-type.ts';

/**
 * How to choose couriers.
 */
export interface ImportPricing {
  version: ImportBatchVersion;
  choice: ImportChoiceRule;
  /** The courier for all rows. Required with `courier`, refused otherwise. */
  courier_id?: CourierId;
  /** Consider this service only. A row that names a service keeps it. */
  service_type?: ServiceType;
}
