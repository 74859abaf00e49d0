/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { DateTime } from './date-time.ts';
import type { Line } from './line.ts';
import type { OpenSessionKind } from './open-session-kind.ts';
import type { SessionId } from './session-id.ts';

/**
 * One sign-in that has not ended.
 */
export interface OpenSession {
  id: SessionId;
  /** Whether it is the one that asks. */
  current: boolean;
  /** As it calls itself, such as Firefox. */
  browser?: Line;
  /** The operating system, such as Android. */
  system?: Line;
  kind?: OpenSessionKind;
  /** Where it was signed in, as far as the address of the network tells; left out where it does not. */
  country?: CountryCode;
  created_at: DateTime;
  /** To the minute. */
  last_used_at: DateTime;
}
