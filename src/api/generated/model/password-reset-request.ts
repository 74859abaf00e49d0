/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Login } from './login.ts';

/**
 * Whose password to reset.
 */
export interface PasswordResetRequest {
  login: Login;
}
