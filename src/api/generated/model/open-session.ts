/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { DateTime } from './date-time.ts';
import type { Line } from './line.ts';
import type { OpenSessionKind } from './open-session-kind.ts';
import type { SessionId } from './session-id.ts';

/**
 * A sign-in that has not ended.
 */
export interface OpenSession {
  id: SessionId;
  /** Whether it is the session of this request. */
  current: boolean;
  /** The browser's name, such as Firefox. */
  browser?: Line;
  /** The operating system, such as Android. */
  system?: Line;
  kind?: OpenSessionKind;
  /** Country of the sign-in, derived from the network address; absent if unknown. */
  country?: CountryCode;
  created_at: DateTime;
  /** Accurate to the minute. */
  last_used_at: DateTime;
}
