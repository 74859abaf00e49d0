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

/**
 * One change of a courier's rate cards.
 */
export interface PriceChange {
  /** When the new rate card took effect. */
  changed_at: DateTime;
  kind: PriceChangeKind;
  service_type: ServiceType;
  /** The lane that changed; absent if the change concerns all lanes of the service. */
  lane?: Lane;
  /** The field that changed; present with the kind `changed`. */
  field?: PriceField;
  /** The earlier value; absent if there was none, such as a fee for cash on delivery that was not offered. */
  before?: PriceChangeValue;
  /** The new value; absent if there no longer is one. */
  after?: PriceChangeValue;
  /** Codes that the list gained; absent if none. */
  added?: PriceChangeCodes;
  /** Codes that the list lost; absent if none. */
  removed?: PriceChangeCodes;
}
