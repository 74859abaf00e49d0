/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Lane } from './lane.ts';
import type { PriceChangeCodes } from './price-change-codes.ts';
import type { PriceChangeKind } from './price-change-kind.ts';
import type { PriceChangeValue } from './price-change-value.ts';
import type { PriceField } from './price-field.ts';
import type { ServiceType } from './service-type.ts';

export interface PriceChange {
  changed_at: DateTime;
  kind: PriceChangeKind;
  service_type: ServiceType;
  /** Absent if the change concerns all lanes of the service. */
  lane?: Lane;
  field?: PriceField;
  /** Absent if there was none, such as a fee for cash on delivery that was not offered. */
  before?: PriceChangeValue;
  /** Absent if there is none any more. */
  after?: PriceChangeValue;
  added?: PriceChangeCodes;
  removed?: PriceChangeCodes;
}
