import { randomBytes } from 'node:crypto';
import type { Queryable } from './database.ts';

/** Bytes; as many as the output of SHA-256. */
const KEY_LENGTH = 32;

/** Once made, a key never changes. */
const known = new WeakMap<Queryable, Map<string, Buffer>>();

/** The server's key of this name, made when it is first needed; the same in every process. */
export async function serverKey(
  db: Queryable,
  name: 'addresses' | 'cursors' | 'stores' | 'webhooks',
): Promise<Buffer> {
  const keys = known.get(db) ?? new Map<string, Buffer>();
  known.set(db, keys);
  const key = keys.get(name) ?? (await readKey(db, name));
  keys.set(name, key);
  return key;
}

async function readKey(db: Queryable, name: string): Promise<Buffer> {
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
