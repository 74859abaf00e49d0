import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';
import type { CodeChannel } from '../../messages/message.ts';
import type { Locale } from '../../reference/locale.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    sessions: SessionsTable;
    code_challenges: CodeChallengesTable;
    password_resets: PasswordResetsTable;
    known_devices: KnownDevicesTable;
  }
}

/** What an answered code allows. */
export type CodePurpose =
  'sign_in' | 'password_reset' | 'registration' | 'verification' | 'device' | 'confirmation';

export interface SessionsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Unique. Hex SHA-256 of the token; the token itself is never stored. */
  token_hash: Fixed<string>;
  /** The user agent at sign-in. */
  user_agent: ColumnType<string | null, string | null | undefined, never>;
  country: ColumnType<string | null, string | null | undefined, never>;
  /** The last sign-in, password or code; null for sessions from before this was kept. */
  confirmed_at: ColumnType<Date | null, Date, Date>;
  /** Decides after how long without use it ends. */
  keep_signed_in: ColumnType<boolean, boolean | undefined, never>;
  /** The known device that it is on. */
  device_hash: ColumnType<string | null, string | null | undefined, never>;
  /** Accurate to the minute. */
  last_used_at: Time;
  created_at: FixedTime;
  expires_at: Time;
  revoked_at: ColumnType<Date | null, null | undefined, Date>;
}

export interface CodeChallengesTable {
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  purpose: Fixed<CodePurpose>;
  /** Null when there is no account yet, or nobody is to be reached. */
  account_id: string | null;
  channel: CodeChannel;
  destination: string;
  locale: Fixed<Locale>;
  /** False when nothing is sent and no code is accepted, so that strangers learn nothing. */
  reachable: boolean;
  code_hash: string;
  /** What was asked for with the password. */
  keep_signed_in: ColumnType<boolean, boolean | undefined, boolean>;
  /** Of the token that the device sent with the password. */
  device_hash: ColumnType<string | null, string | null | undefined, string | null>;
  tries: Generated<number>;
  sends: Generated<number>;
  created_at: Time;
  sent_at: Time;
  expires_at: Time;
  used_at: ColumnType<Date | null, undefined, Date | null>;
}

export interface KnownDevicesTable {
  account_id: Fixed<string>;
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  created_at: FixedTime;
  last_used_at: Time;
}

export interface PasswordResetsTable {
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  account_id: Fixed<string>;
  created_at: FixedTime;
  expires_at: FixedTime;
}
