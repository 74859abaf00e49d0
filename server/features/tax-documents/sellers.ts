import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Seller } from '../../domain/issued-document.ts';

/**
 * Makes the configured seller the one on documents issued from now on. Those issued before keep
 * theirs; documents from before there was any seller get this one.
 */
export async function rememberSeller(
  { kysely }: Pick<Database, 'kysely'>,
  seller: Seller,
  now: Date,
): Promise<void> {
  const data = JSON.stringify(seller);
  await kysely.transaction().execute(async (tx) => {
    await sql`lock table sellers in share row exclusive mode`.execute(tx);
    const last = await tx
      .selectFrom('sellers')
      .select(['since', sql<boolean>`data = ${data}::jsonb`.as('isSame')])
      .orderBy('since', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.isSame) return;
    // Also if the clock went back, it is the latest.
    const since = new Date(Math.max(now.getTime(), (last?.since.getTime() ?? 0) + 1));
    const id = createHash('sha256')
      .update(data + since.toISOString())
      .digest('hex')
      .slice(0, 16);
    await tx.insertInto('sellers').values({ id, data, since }).execute();
    if (last) return;
    await tx
      .updateTable('tax_documents')
      .set({ seller_id: id })
      .where('seller_id', 'is', null)
      .execute();
  });
}
