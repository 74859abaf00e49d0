/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ShipmentDraftCreate,
  ShipmentDraftUpdate
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns shipments that were started but not booked, the last changed first.
 * @summary List the drafts
 */
export const listShipmentDraftsQueryLimitMax = 100;

export const listShipmentDraftsQueryCursorMax = 400;


export const listShipmentDraftsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListShipmentDraftsQueryParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listShipmentDraftsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentDraftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listShipmentDraftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Saves a shipment as far as it is filled in, so that it can be continued on any device. An account can have at most 50 drafts.
 * @summary Create a draft
 */
export const CreateShipmentDraftBody = ShipmentDraftCreate

/**
 * Replaces the draft, unless another device has saved it since it was read: then the version does not match, and nothing is changed.
 * @summary Save a draft
 */
export const UpdateShipmentDraftBody = ShipmentDraftUpdate

