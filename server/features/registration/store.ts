import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { RegistrationsTable } from './tables.ts';
import type { CodeChannel } from '../../messages/message.ts';

export type Registration = Selectable<RegistrationsTable>;
type Client = Registration['client'];

export async function addRegistration(
  db: Queryable,
  { client, ...registration }: Omit<Insertable<RegistrationsTable>, 'client'> & { client: Client },
): Promise<void> {
  await db
    .insertInto('registrations')
    .values({ ...registration, client: JSON.stringify(client) })
    .execute();
}

/** The registration of a token, unless it is complete or expired. */
export function findRegistration(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<Registration | undefined> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function setClient(db: Queryable, tokenHash: string, client: Client): Promise<Registration> {
  return db
    .updateTable('registrations')
    .set({ client: JSON.stringify(client) })
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface AccountData {
  email: string;
  phone: string;
  password_hash: string;
  channel: CodeChannel;
}

/** Sets e-mail, phone and password; earlier verification no longer counts. */
export function setAccountData(
  db: Queryable,
  tokenHash: string,
  data: AccountData & { verified_at: Date | null },
): Promise<Registration> {
  return db
    .updateTable('registrations')
    .set(data)
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function setVerified(db: Queryable, tokenHash: string, now: Date): Promise<Registration> {
  return db
    .updateTable('registrations')
    .set({ verified_at: now })
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the registration. @returns what it held; undefined when another request was faster. */
export function takeRegistration(
  db: Queryable,
  tokenHash: string,
): Promise<Registration | undefined> {
  return db
    .deleteFrom('registrations')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes registrations that expired at least a day ago. */
export async function deleteDeadRegistrations(db: Queryable, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  await db.deleteFrom('registrations').where('expires_at', '<=', yesterday).execute();
}
