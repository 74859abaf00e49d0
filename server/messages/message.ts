import type { components } from '../../openapi/generated/types.ts';
import type { Locale } from '../reference/locale.ts';

/** The ways on which people are reached. */
export type CodeChannel = components['schemas']['CodeChannel'];

/** What is to be said to somebody, not yet in words. */
export type Message = { channel: CodeChannel; to: string; locale: Locale } & (
  | { kind: 'code'; code: string }
  /** Somebody tried to register with this person's e-mail or phone. */
  | { kind: 'already_registered' }
  | { kind: 'password_changed' }
  | { kind: 'account_closed' }
  /** Goes to the e-mail or phone that the account had. */
  | { kind: 'contact_changed' }
  | { kind: 'api_key_created' | 'api_key_rotated' | 'api_key_revoked'; keyName: string }
);

/** A message in words, as it goes out. */
export interface Letter {
  channel: CodeChannel;
  to: string;
  locale: Locale;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** The HTML part of an e-mail. */
  html?: string;
  /** The one-time code in it, if there is one. */
  code?: string;
}
