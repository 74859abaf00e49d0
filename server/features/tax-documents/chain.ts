import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../db/database.ts';
import type { TaxDocumentRow } from './documents.ts';
import { toIssued } from './mapper.ts';
import type { TaxDocumentChainTable } from './tables.ts';
import { FIRST_HASH, ublXml, xmlHash } from './ubl.ts';

/** Documents chained in one transaction. */
const BATCH = 200;

/**
 * Milliseconds for which a document waits, so that one issued a moment earlier, whose transaction
 * still runs, comes before it.
 */
const WAIT = 5_000;

/**
 * Gives each new tax document its place in the seller's chain: UUID, counter, the hash of the one
 * before and its XML, in the order of issue. Two runs at the same time take turns, so each document
 * is chained exactly once.
 */
export async function chainDocuments({ kysely }: Database, now: Date): Promise<void> {
  for (;;) {
    const chained = await kysely.transaction().execute((tx) => chainBatch(tx, now));
    if (chained < BATCH) return;
  }
}

async function chainBatch(tx: Tx, now: Date): Promise<number> {
  // Readers go on; a second writer waits for the first.
  await sql`lock table tax_document_chain in share row exclusive mode`.execute(tx);
  const waiting = await unchained(tx, new Date(now.getTime() - WAIT));
  if (waiting.length === 0) return 0;
  let { counter, hash: previousHash } = await lastLink(tx);
  const links: Insertable<TaxDocumentChainTable>[] = [];
  for (const row of waiting) {
    const uuid = randomUUID();
    counter += 1;
    const xml = ublXml(toIssued(row), { uuid, counter, previousHash });
    const hash = xmlHash(xml);
    const { account_id, sequence } = row;
    const place = { counter, account_id, sequence, uuid, previous_hash: previousHash };
    links.push({ ...place, hash, xml, chained_at: now });
    previousHash = hash;
  }
  await tx.insertInto('tax_document_chain').values(links).execute();
  await sql`update tax_documents d set uuid = linked.uuid
    from unnest(${links.map(({ account_id }) => account_id)}::text[],
      ${links.map(({ sequence }) => sequence)}::int[],
      ${links.map(({ uuid }) => uuid)}::uuid[]) as linked (account_id, sequence, uuid)
    where d.account_id = linked.account_id and d.sequence = linked.sequence`.execute(tx);
  return waiting.length;
}

function unchained(db: Queryable, until: Date): Promise<TaxDocumentRow[]> {
  return db
    .selectFrom('tax_documents')
    .innerJoin('sellers', 'sellers.id', 'tax_documents.seller_id')
    .selectAll('tax_documents')
    .select('sellers.data as seller')
    .where('uuid', 'is', null)
    .where('issued_at', '<=', until)
    .orderBy('issued_at')
    .orderBy('account_id')
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
}

async function lastLink(db: Queryable): Promise<{ counter: number; hash: string }> {
  const last = await db
    .selectFrom('tax_document_chain')
    .select(['counter', 'hash'])
    .orderBy('counter', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? { counter: 0, hash: FIRST_HASH };
}
