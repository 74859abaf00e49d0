/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AttentionSnooze
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns what the account should act on at the moment. Items about money come first, in the order of `AttentionKind`; within a kind, the oldest comes first. An item disappears when its cause does. Items that were snoozed or marked as done are left out until the time is over or the same cause arises again with a later `since`.
 * @summary List what needs attention
 */
export const listAttentionQueryLimitMax = 100;



export const ListAttentionQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['held_payment', 'low_balance', 'price_difference', 'cash_overdue', 'failed_attempt', 'stalled_shipment', 'address_missing', 'waiting_order', 'ended_plan'])).check(/*#__PURE__*/ zod.describe('Only items of this kind. The counts always cover all kinds.')),
  "snoozed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('If true, the snoozed items in place of the others; false by default.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAttentionQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 10 by default.'))
})

/**
 * Leaves the item out of the list for some days, unless its cause arises again before that. An item that was snoozed or marked as done can be snoozed again.
 * @summary Snooze an item
 */
export const SnoozeAttentionBody = AttentionSnooze

