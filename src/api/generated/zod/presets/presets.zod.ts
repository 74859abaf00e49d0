/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ParcelPresetInput
} from '../mizan-api.schemas.zod.ts';


/**
 * The parcels that the account sends again and again, by name.
 * @summary List the parcel presets
 */
export const listParcelPresetsQueryQMax = 120;


export const listParcelPresetsQueryQRegExp = new RegExp('^[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*[^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\s][^\\u0000-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$');
export const listParcelPresetsQueryLimitMax = 100;

export const listParcelPresetsQueryCursorMax = 400;


export const listParcelPresetsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListParcelPresetsQueryParams = /*#__PURE__*/ zod.object({
  "q": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelPresetsQueryQMax)).check(/*#__PURE__*/ zod.regex(listParcelPresetsQueryQRegExp))).check(/*#__PURE__*/ zod.describe('Words to find, in any order. Letter case, Arabic letter variants, vowel marks and the kind of digits make no difference.')),
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listParcelPresetsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('How many to return, 25 when left out.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listParcelPresetsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listParcelPresetsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the page before, asked for by the same account; any other is 400.'))
})

/**
 * Keeps weight, sides, packaging and type of a parcel under a name. An account keeps at most 100, each name once.
 * @summary Save a parcel preset
 */
export const CreateParcelPresetBody = ParcelPresetInput

/**
 * Takes the place of what was saved.
 * @summary Change a parcel preset
 */
export const UpdateParcelPresetBody = ParcelPresetInput

