/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Login } from './login.ts';

/**
 * Whose device to make known.
 */
export interface DeviceCodeRequest {
  login: Login;
}
