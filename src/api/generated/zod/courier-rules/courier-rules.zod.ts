/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  CourierChoiceCreate,
  CourierRulesUpdate,
  RulesTrialCreate
} from '../mizan-api.schemas.zod.ts';


/**
 * Replaces the whole list, unless another device has saved it since it was read: then the version does not match, and nothing is changed. The first rule that is on and whose conditions are all met chooses the courier; if its outcome is impossible, no courier is chosen. If no rule matches, the lowest price is chosen. Rules apply wherever no person chooses the courier.
 * @summary Save the rules for choosing a courier
 */
export const UpdateCourierRulesBody = CourierRulesUpdate

/**
 * Returns which price of a quote the account's rules choose for a shipment created from the website or for a store order, and why. Nothing is booked, and any other price can still be booked.
 * @summary Choose a courier by the rules
 */
export const ChooseCourierBody = CourierChoiceCreate

/**
 * Returns what the given rules would choose for the account's last 100 shipments at today's prices, why, and what would differ. Nothing is saved, booked or charged.
 * @summary Try rules on the last shipments
 */
export const TryCourierRulesBody = RulesTrialCreate

