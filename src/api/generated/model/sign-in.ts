/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DeviceToken } from './device-token.ts';
import type { Login } from './login.ts';

/**
 * Login and password.
 */
export interface SignIn {
  login: Login;
  /**
     * The account's password.
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000\uD800-\uDFFF]+$
     */
  password: string;
  /** If true, the session lasts until it has not been used for 14 days; if false, until it has not been used for 30 minutes, and clients forget its token when the browser closes. True by default. Either way it ends at `expires_at`. */
  keep_signed_in?: boolean;
  /** The device's token from an earlier sign-in or from `confirmDeviceCode`. An unknown token is ignored. */
  device_token?: DeviceToken;
}
