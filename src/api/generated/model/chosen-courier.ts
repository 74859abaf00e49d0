/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierChoice } from './courier-choice.ts';
import type { CourierId } from './courier-id.ts';
import type { ServiceType } from './service-type.ts';

/**
 * The price that the rules choose, and why. Courier and service are absent if they choose none.
 */
export interface ChosenCourier {
  /** Courier of the chosen price. */
  courier_id?: CourierId;
  /** Service of the chosen price. */
  service_type?: ServiceType;
  courier_choice: CourierChoice;
}
