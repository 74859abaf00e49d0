/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { DeviceToken } from './device-token.ts';
import type { Profile } from './profile.ts';

/**
 * A session that was just started.
 */
export interface Session {
  /**
     * An opaque token; send it as a bearer token.
     * @maxLength 2000
     * @pattern ^[A-Za-z0-9._~+/-]+=*$
     */
  token: string;
  /** When the session ends at the latest, however much it is used. */
  expires_at: DateTime;
  /** Whether the session outlasts the browser, as chosen at sign-in. */
  keep_signed_in: boolean;
  /** Keep it on the device and send it with the next sign-in. Absent if the token that was sent is already known. A password reset, a change of password and `endOtherSessions` invalidate the tokens of other devices. */
  device_token?: DeviceToken;
  profile: Profile;
}
