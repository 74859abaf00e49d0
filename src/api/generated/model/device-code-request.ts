/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Login } from './login.ts';

export interface DeviceCodeRequest {
  login: Login;
}
