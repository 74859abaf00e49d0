import type { ColumnType, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';
import type { CodeChannel } from '../../messages/message.ts';
import type { Locale } from '../../reference/locale.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    registrations: RegistrationsTable;
  }
}

/** Not yet part of an account. */
export interface RegistrationsTable {
  /** Hex SHA-256 of the token. */
  token_hash: Fixed<string>;
  client: JSONColumnType<Wire['RegistrationClient']>;
  locale: Fixed<Locale>;
  /** Lower case. */
  email: ColumnType<string | null, undefined, string>;
  phone: ColumnType<string | null, undefined, string>;
  password_hash: ColumnType<string | null, undefined, string>;
  channel: ColumnType<CodeChannel | null, undefined, CodeChannel>;
  verified_at: ColumnType<Date | null, undefined, Date | null>;
  created_at: FixedTime;
  expires_at: FixedTime;
}
