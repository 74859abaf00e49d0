/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  FavoriteInput
} from '../mizan-api.schemas.zod.ts';


/**
 * Adds the courier to the favorites if it is not one yet, and makes it the default courier or an ordinary favorite if the body requires that. Repeating the request changes nothing. An account can have at most 200 favorites and one default courier.
 * @summary Add or change a favorite
 */
export const SaveFavoriteBody = FavoriteInput

