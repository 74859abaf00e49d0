/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DeviceToken } from './device-token.ts';
import type { Profile } from './profile.ts';

export interface Session {
  /**
     * Opaque; send it as a bearer token.
     * @maxLength 100
     * @pattern ^mzs_[A-Za-z0-9_-]{43}$
     */
  token: string;
  expires_at: DateTime;
  /** As chosen at sign-in. */
  keep_signed_in: boolean;
  /** Keep it on the device and send it with the next sign-in; absent if the token sent is known already. A password reset, a change of password and `endOtherSessions` end the tokens of other devices. */
  device_token?: DeviceToken;
  profile: Profile;
}
