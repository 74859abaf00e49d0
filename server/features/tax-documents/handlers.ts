import { answerOnce } from '../../db/idempotency.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/database.ts';
import { monthDays, riyadhDay } from '../../domain/calendar.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers, AccountContext } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';
import { StreamedCsv, XmlFile } from '../../http/streamed-body.ts';
import { sar } from '../../http/wire-money.ts';
import { keyedRequest } from '../../http/keyed-request.ts';
import { documentLines } from './documents-csv.ts';
import { documentPage, documentTotals, findDocument, type TaxDocumentRow } from './documents.ts';
import { invoiceFileTask } from './invoice-file-task.ts';
import { addInvoiceFile, findInvoiceContent, findInvoiceFile } from './invoice-files.ts';
import { keptPdf } from './kept-pdf.ts';
import { toInvoiceFile, toTaxDocument } from './mapper.ts';

export const invoicesHandlers = {
  async listInvoices({ query }, context) {
    const { account, db } = context;
    const { limit: _limit, cursor: _cursor, ...filter } = query;
    const list = nameList('invoices', context, filter);
    const { total, isCapped, ...sums } = await documentTotals(db.kysely, account.id, filter);
    const answer = await page(query, list, async ({ after, limit }: PageRequest<[number]>) => {
      const asked = { filter, direction: 'desc', after: after?.[0] ?? null, limit } as const;
      const { rows, isLast } = await documentPage(db.kysely, account.id, asked);
      const last = rows.at(-1);
      const end = last && !isLast ? [last.sequence] : null;
      return { total, isCapped, data: rows.map(toTaxDocument), end };
    });
    const totals = {
      count: sums.count,
      invoiced: sar(sums.invoiced),
      credited: sar(sums.credited),
      vat: sar(sums.vat),
    };
    return { ...answer, body: { ...answer.body, totals } };
  },

  async getInvoice({ path }, context) {
    return { status: 200, body: toTaxDocument(await getDocument(context, path.number)) };
  },

  async downloadInvoice({ path }, context) {
    const document = await getDocument(context, path.number);
    return {
      status: 200,
      headers: attachment(`${fileName(document)}.pdf`),
      body: await keptPdf(context.db.kysely, document, context.now),
    };
  },

  async downloadInvoiceXml({ path }, context) {
    const document = await getDocument(context, path.number);
    const link = await context.db.kysely
      .selectFrom('tax_document_chain')
      .select('xml')
      .where('account_id', '=', document.account_id)
      .where('sequence', '=', document.sequence)
      .executeTakeFirst();
    if (!link) throw problem(409, 'xml_not_ready');
    return {
      status: 200,
      headers: attachment(`${fileName(document)}.xml`),
      body: new XmlFile(link.xml),
    };
  },

  async downloadInvoices({ body }, { account, db: { kysely }, locale, now }) {
    return Promise.resolve({
      status: 200,
      headers: attachment(`mizan-invoices-${riyadhDay(now)}.csv`),
      body: new StreamedCsv(documentLines(kysely, account.id, body, locale)),
    });
  },

  async createInvoiceFile({ body, header }, context) {
    const { account, db, now, tasks } = context;
    return answerOnce(db, keyedRequest(context, header, 'createInvoiceFile', body), async (tx) => {
      const file = await beginFile(tx, account.id, body.month, now);
      await tasks.add(tx, invoiceFileTask, { accountId: account.id, id: file.id });
      return { status: 201, body: toInvoiceFile(file) };
    });
  },

  async getInvoiceFile({ path }, { account, db }) {
    const file = await findInvoiceFile(db.kysely, { accountId: account.id, id: path.file_id });
    if (!file) throw problem(404, 'not_found');
    return { status: 200, body: toInvoiceFile(file) };
  },

  async downloadInvoiceFile({ path }, { account, db }) {
    const found = await findInvoiceContent(db.kysely, { accountId: account.id, id: path.file_id });
    if (!found) throw problem(404, 'not_found');
    if (found.file === null) throw problem(409, 'invoice_file_not_ready');
    return {
      status: 200,
      headers: attachment(`mizan-invoices-${found.month}.pdf`),
      body: found.file,
    };
  },
} satisfies Pick<
  Handlers,
  | 'listInvoices'
  | 'getInvoice'
  | 'downloadInvoice'
  | 'downloadInvoiceXml'
  | 'downloadInvoices'
  | 'createInvoiceFile'
  | 'getInvoiceFile'
  | 'downloadInvoiceFile'
>;

async function getDocument(
  { account, db }: Pick<AccountContext, 'account' | 'db'>,
  number: string,
): Promise<TaxDocumentRow> {
  const document = await findDocument(db.kysely, account.id, number);
  if (!document) throw problem(404, 'not_found');
  return document;
}

/** Most documents in one file; a longer file would be too large to store and download. */
const MOST_DOCUMENTS = 1_000;

async function beginFile(tx: Tx, accountId: string, month: string, now: Date) {
  const [created_from, created_to] = monthDays(month);
  const { count: total } = await documentTotals(tx, accountId, { created_from, created_to });
  if (total === 0) throw problem(409, 'no_invoices');
  if (total > MOST_DOCUMENTS) throw problem(409, 'too_many_invoices');
  const id = newId('inf', now);
  return addInvoiceFile(tx, { account_id: accountId, id, month, total, created_at: now });
}

function fileName({ kind, number }: TaxDocumentRow): string {
  return `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}`;
}

function attachment(name: string): { 'content-disposition': string } {
  return { 'content-disposition': `attachment; filename="${name}"` };
}
