/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ShipmentDraftCreate,
  ShipmentDraftUpdate
} from '../mizan-api.schemas.zod.ts';


/**
 * Shipments that were begun and not booked, the one changed last first.
 * @summary List the drafts
 */
export const listShipmentDraftsQueryLimitMax = 100;

export const listShipmentDraftsQueryCursorMax = 400;


export const listShipmentDraftsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListShipmentDraftsQueryParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listShipmentDraftsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('How many to return, 25 when left out.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listShipmentDraftsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listShipmentDraftsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the page before, asked for by the same account; any other is 400.'))
})

/**
 * Keeps a shipment as far as it is filled in, so that any device can go on with it. An account keeps at most 50.
 * @summary Begin a draft
 */
export const CreateShipmentDraftBody = ShipmentDraftCreate

/**
 * Takes the place of what was kept, unless another device has saved since: then the version is not the one that was read, and nothing is changed.
 * @summary Save a draft
 */
export const UpdateShipmentDraftBody = ShipmentDraftUpdate

