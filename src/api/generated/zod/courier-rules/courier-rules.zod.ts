/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  CourierChoiceCreate,
  CourierRulesUpdate,
  RulesTrialCreate
} from '../mizan-api.schemas.zod.ts';


/**
 * Replaces the whole list, unless another device has saved it since it was read. In that case the version does not match, and nothing is changed. The first rule that is switched on and whose conditions all hold chooses the courier; if its outcome is impossible, none is chosen. Without such a rule, the lowest price is. Rules apply where no person chooses the courier.
 * @summary Save the rules for choosing a courier
 */
export const UpdateCourierRulesBody = CourierRulesUpdate

/**
 * Says which price of a quote the account's rules choose for a shipment created from the website or for an order of a store, and why. Nothing is booked, and any other price can be booked all the same.
 * @summary Ask the rules about a quote
 */
export const ChooseCourierBody = CourierChoiceCreate

/**
 * Says what the given rules would choose for the account's last 100 shipments at today's prices, why, and what would differ. Nothing is saved, booked or charged.
 * @summary Try rules on the last shipments
 */
export const TryCourierRulesBody = RulesTrialCreate

