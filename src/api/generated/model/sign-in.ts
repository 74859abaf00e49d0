/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Login } from './login.ts';

export interface SignIn {
  login: Login;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
}
