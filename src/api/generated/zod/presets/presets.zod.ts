/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ParcelPresetInput
} from '../mizan-api.schemas.zod.ts';


/**
 * Returns the parcels that the account sends often, sorted by name. The newest ones beyond the limit of the account's plan are paused.
 * @summary List the parcel presets
 */
export const listParcelPresetsQueryQMax = 120;


export const listParcelPresetsQueryQRegExp = new RegExp('^[^\\S\\u0000-\\u001F\\u007F-\\u009F]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF]*$', 'u');
export const listParcelPresetsQueryLimitMax = 100;

export const listParcelPresetsQueryCursorMax = 400;


export const listParcelPresetsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListParcelPresetsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelPresetsQueryQMax)).check(/*#__PURE__*/ zod.regex(listParcelPresetsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to search for, in any order. Letter case, variants of Arabic letters, diacritics and the kind of digits make no difference.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listParcelPresetsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelPresetsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listParcelPresetsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

/**
 * Saves a parcel's weight, dimensions, packaging and type under a name, which no other preset may have. The account's plan limits the number of presets.
 * @summary Save a parcel preset
 */
export const CreateParcelPresetBody = ParcelPresetInput

/**
 * Replaces all fields of the preset.
 * @summary Change a parcel preset
 */
export const UpdateParcelPresetBody = ParcelPresetInput

