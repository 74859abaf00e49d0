import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { FIRST_HASH, xmlHash } from './ubl.ts';

/** Accounts, links or files compared in one statement. */
const BATCH = 500;

/** Accounts or counters named in one line of the log. */
const NAMED = 50;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * Checks the tax documents, and says so in the log: each account's series has no gaps, its sums are
 * those of its ledger, the chain is whole, and kept files are what they were.
 *
 * @returns whether all is right.
 */
export async function checkDocuments(
  { kysely }: { kysely: Queryable },
  log: Log,
): Promise<boolean> {
  const series = await checkSeries(kysely);
  const chain = await checkChain(kysely);
  const files = await checkFiles(kysely);
  const findings = [
    [series.wrong, 'tax documents have gaps or differ from the ledger'],
    [chain.wrong, 'the chain of tax documents is broken'],
    [files.wrong, 'files of tax documents are not what they were'],
  ] as const;
  for (const [wrong, message] of findings) {
    if (wrong.length > 0) log.error({ count: wrong.length, of: wrong.slice(0, NAMED) }, message);
  }
  const isRight = findings.every(([wrong]) => wrong.length === 0);
  const checked = { accounts: series.checked, links: chain.checked, files: files.checked };
  if (isRight) log.info(checked, 'the tax documents agree with the ledger');
  return isRight;
}

interface Findings {
  checked: number;
  /** What is wrong: accounts, counters or numbers. */
  wrong: string[];
}

/** Compares the series of each account with its ledger, by its own rows only. */
async function checkSeries(db: Queryable): Promise<Findings> {
  const found: Findings = { checked: 0, wrong: [] };
  for (let after = ''; ;) {
    const { rows } = await compareAfter(after).execute(db);
    const last = rows.at(-1);
    if (!last) return found;
    found.checked += rows.length;
    found.wrong.push(...rows.filter(({ agrees }) => !agrees).map((row) => row.account_id));
    after = last.account_id;
  }
}

function compareAfter(after: string) {
  return sql<{ account_id: string; agrees: boolean }>`
    select b.account_id, (documents, documents, charged.movements, charged.revenue, charged.vat)
      is not distinct from
      (issued.count, issued.last, issued.movements, issued.revenue, issued.vat) as agrees
    from balances b
    cross join lateral (
      select count(*) as count, coalesce(max(sequence), 0) as last,
        count(distinct transaction_id) as movements,
        coalesce(sum(case kind when 'invoice' then subtotal else -subtotal end), 0) as revenue,
        coalesce(sum(case kind when 'invoice' then vat else -vat end), 0) as vat
      from tax_documents d where d.account_id = b.account_id
    ) as issued
    cross join lateral (
      select count(distinct t.id) as movements,
        coalesce(sum(e.amount) filter (
          where e.ledger_account in ('carriage_revenue', 'subscription_revenue')), 0) as revenue,
        coalesce(sum(e.amount) filter (where e.ledger_account = 'vat_payable'), 0) as vat
      from ledger_transactions t
      join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
      where t.account_id = b.account_id and t.kind not in ('top_up', 'top_up_reversal', 'cash_back',
        'cash_back_reversal', 'cod_collected', 'cod_remitted')
    ) as charged
    where b.account_id > ${after} order by b.account_id limit ${BATCH}`;
}

/** Follows the chain from its beginning, and looks for documents that should be in it. */
async function checkChain(db: Queryable): Promise<Findings> {
  const found: Findings = { checked: 0, wrong: [] };
  let [counter, hash] = [0, FIRST_HASH];
  for (;;) {
    const links = await linksAfter(db, counter);
    for (const link of links) {
      const isNext = link.counter === counter + 1 && link.previous_hash === hash;
      const says = link.is_its_own && link.xml.includes(`<cbc:ID>${link.number}</cbc:ID>`);
      if (!isNext || !says || xmlHash(link.xml) !== link.hash) {
        found.wrong.push(String(link.counter));
      }
      ({ counter, hash } = link);
    }
    found.checked += links.length;
    if (links.length < BATCH) break;
  }
  const { rows } = await sql<{ number: string }>`select number from tax_documents d
    where uuid is not null and not exists (select from tax_document_chain c
      where c.account_id = d.account_id and c.sequence = d.sequence) limit ${NAMED}`.execute(db);
  found.wrong.push(...rows.map(({ number }) => number));
  return found;
}

function linksAfter(db: Queryable, counter: number) {
  return db
    .selectFrom('tax_document_chain as link')
    .leftJoin('tax_documents as document', (join) =>
      join
        .onRef('document.account_id', '=', 'link.account_id')
        .onRef('document.sequence', '=', 'link.sequence'),
    )
    .select(['counter', 'previous_hash', 'hash', 'xml', 'number'])
    .select(sql<boolean>`link.uuid is not distinct from document.uuid`.as('is_its_own'))
    .where('counter', '>', counter)
    .orderBy('counter')
    .limit(BATCH)
    .execute();
}

/** Compares each kept file with its SHA-256. */
async function checkFiles(db: Queryable): Promise<Findings> {
  const found: Findings = { checked: 0, wrong: [] };
  for (let [account, sequence] = ['', 0]; ;) {
    const { rows } = await sql<{ account_id: string; sequence: number; is_same: boolean }>`
      select account_id, sequence, sha256 = encode(sha256(content), 'hex') as is_same
      from tax_document_files where (account_id, sequence) > (${account}, ${sequence}::int)
      order by account_id, sequence limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return found;
    found.checked += rows.length;
    const changed = rows.filter(({ is_same }) => !is_same);
    found.wrong.push(...changed.map((row) => `${row.account_id} ${row.sequence}`));
    [account, sequence] = [last.account_id, last.sequence];
  }
}
