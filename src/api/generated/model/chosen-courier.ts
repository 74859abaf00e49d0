/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierChoice } from './courier-choice.ts';
import type { CourierId } from './courier-id.ts';
import type { ServiceType } from './service-type.ts';

/**
 * The price that the rules choose, and why. Neither courier nor service if they choose none.
 */
export interface ChosenCourier {
  courier_id?: CourierId;
  service_type?: ServiceType;
  courier_choice: CourierChoice;
}
