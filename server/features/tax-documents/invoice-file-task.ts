import type { Database } from '../../db/database.ts';
import { monthDays } from '../../domain/calendar.ts';
import type { Task, TaskWork } from '../../jobs/task-queue.ts';
import { joinInvoices } from '../../pdf/render-invoice.ts';
import { everyDocument } from './documents.ts';
import { changeInvoiceFile, type InvoiceFileKey } from './invoice-files.ts';
import { keptPdf } from './kept-pdf.ts';

/** Makes the file with all documents of a month. */
export const invoiceFileTask: Task<InvoiceFileKey> = { name: 'gather-invoices', tries: 3 };

interface InvoiceFileOptions {
  db: Database;
  /** The PDF of one document; tests replace it. */
  pdfOf?: typeof keptPdf;
}

export function invoiceFileWork({
  db: { kysely },
  pdfOf = keptPdf,
}: InvoiceFileOptions): TaskWork<InvoiceFileKey> {
  return {
    task: invoiceFileTask,
    async run(key, signal) {
      const begun = await changeInvoiceFile(kysely, key, { status: 'rendering', done: 0 });
      if (!begun) return;
      const [created_from, created_to] = monthDays(begun.month);
      const parts: Uint8Array[] = [];
      const documents = everyDocument(kysely, key.accountId, { created_from, created_to }, 'asc');
      for await (const document of documents) {
        // Documents that were issued in the meantime are in the next file.
        if (parts.length === begun.total) break;
        parts.push(await pdfOf(kysely, document, new Date()));
        const told = await changeInvoiceFile(kysely, key, { done: parts.length });
        if (!told) return;
        if (signal.aborted) throw new Error('the server is closing');
      }
      const file = await joinInvoices(parts, begun.month);
      await changeInvoiceFile(kysely, key, { status: 'ready', file });
    },
    async giveUp(key) {
      await changeInvoiceFile(kysely, key, { status: 'failed' });
    },
  };
}
