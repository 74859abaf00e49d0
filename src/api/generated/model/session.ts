/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { Profile } from './profile.ts';

export interface Session {
  /**
     * Opaque; send it as a bearer token.
     * @maxLength 100
     * @pattern ^mzs_[A-Za-z0-9_-]{43}$
     */
  token: string;
  expires_at: DateTime;
  profile: Profile;
}
