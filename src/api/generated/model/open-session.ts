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
  /** Whether it is the session that makes this request. */
  current: boolean;
  /** Name of the browser, such as Firefox; absent if unknown. */
  browser?: Line;
  /** Name of the operating system, such as Android; absent if unknown. */
  system?: Line;
  /** Kind of device; absent if unknown. */
  kind?: OpenSessionKind;
  /** Country of the sign-in, derived from the network address; absent if unknown. */
  country?: CountryCode;
  /** When the sign-in took place. */
  created_at: DateTime;
  /** When the session was last used, accurate to the minute. */
  last_used_at: DateTime;
}
