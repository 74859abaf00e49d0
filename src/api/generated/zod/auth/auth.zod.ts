/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  SignIn
} from '../mizan-api.schemas.zod.ts';


/**
 * Starts a session. Unknown e-mail and wrong password give the same answer in the same time.
 * @summary Sign in
 */
export const SignInBody = SignIn

