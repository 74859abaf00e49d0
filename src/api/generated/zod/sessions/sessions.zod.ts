/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CodeAnswer,
  PasswordConfirmation,
  VerificationRequest
} from '../mizan-api.schemas.zod.ts';


/**
 * Confirms the session for ten minutes, in which it can use the operations that otherwise answer 403 `confirmation_required`. Signing in confirms a new session.
 * @summary Confirm the session by password
 */
export const ConfirmByPasswordBody = PasswordConfirmation

/**
 * Has the same effect as `confirmByPassword`. A code of another account is dead.
 * @summary Confirm the session by code
 */
export const ConfirmByCodeBody = CodeAnswer

/**
 * Sends a code to the account's verified e-mail or phone.
 * @summary Request a code to confirm the session
 */
export const RequestConfirmationCodeBody = VerificationRequest

/**
 * Returns the places where the account is signed in, the most recently used session first.
 * @summary List the sessions
 */
export const listSessionsQueryLimitMax = 100;

export const listSessionsQueryCursorMax = 400;


export const listSessionsQueryCursorRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryLimitMax))).check(/*#__PURE__*/ zod.describe('Number of items to return; 25 by default.')),
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSessionsQueryCursorMax)).check(/*#__PURE__*/ zod.regex(listSessionsQueryCursorRegExp))).check(/*#__PURE__*/ zod.describe('The `next_cursor` of the previous page, requested by the same account with the same filters and order. Any other value is refused with 400. Items that are added or removed between two pages neither hide nor repeat others.'))
})

