import type { Queryable } from '../../db/database.ts';
import type { StoreKey } from './store.ts';

const TOKENS = /("(?:access|refresh)_token"\s*:\s*")(?:[^"\\]|\\.)*/gi;
/** In the bytes of UTF-8, one letter for each. */
const MASK = Buffer.from('••••').toString('latin1');

/**
 * A delivery's body as it is kept once it was worked on, and shown: without the tokens of a store, of
 * which access.ts keeps the sealed ones. Any other byte stays, whatever was sent.
 */
export function maskedTokens(body: Uint8Array): Buffer {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return Buffer.from(bytes.toString('latin1').replace(TOKENS, `$1${MASK}`), 'latin1');
}

/** Keeps a delivery without its tokens, if it has any. */
export async function forgetTokens(
  db: Queryable,
  { accountId }: Pick<StoreKey, 'accountId'>,
  { id, body }: { id: string; body: Uint8Array },
): Promise<void> {
  const masked = maskedTokens(body);
  if (masked.equals(body)) return;
  await db
    .updateTable('store_deliveries')
    .set({ body: masked })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
