/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DeviceToken } from './device-token.ts';
import type { Login } from './login.ts';

export interface SignIn {
  login: Login;
  /**
     * @minLength 1
     * @maxLength 128
     * @pattern ^[^\u0000\uD800-\uDFFF]+$
     */
  password: string;
  /** Whether the session lasts until it has not been used for 14 days, which is the default; otherwise for 30 minutes, and clients forget its token with the browser. Either way it ends at `expires_at`. */
  keep_signed_in?: boolean;
  /** The device's token from an earlier sign-in, or from `confirmDeviceCode`. An unknown one is ignored. */
  device_token?: DeviceToken;
}
