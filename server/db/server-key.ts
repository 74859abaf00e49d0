import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** Bytes; as many as the output of SHA-256. */
const KEY_LENGTH = 32;

/** The server's key of this name, made when it is first needed; the same in every process. */
export async function serverKey(db: Queryable, name: 'addresses' | 'cursors'): Promise<Buffer> {
  await db
    .insertInto('server_keys')
    .values({ name, key: randomBytes(KEY_LENGTH) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(key);
}
