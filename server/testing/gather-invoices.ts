import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/types.ts';
import { riyadhDay } from '../domain/calendar.ts';
import { chainDocuments } from '../features/tax-documents/chain.ts';
import { invoiceFileWork } from '../features/tax-documents/invoice-file-task.ts';
import type { Customer, TestBackend } from './test-backend.ts';

/**
 * Chains all documents, and makes the file with those of the month in which the first one of the
 * account was issued.
 *
 * @returns the file's id, and the number of the first document.
 */
export async function gatherInvoices(
  { app, database }: Pick<TestBackend, 'app' | 'database'>,
  owner: Customer,
): Promise<{ fileId: string; invoiceNumber: string }> {
  const first = await database.kysely
    .selectFrom('tax_documents')
    .select(['number', 'issued_at'])
    .where('account_id', '=', owner.accountId)
    .orderBy('sequence')
    .executeTakeFirstOrThrow();
  await chainDocuments(database, new Date(first.issued_at.getTime() + 60_000));
  const month = riyadhDay(first.issued_at).slice(0, 7);
  const created = await app.inject({
    method: 'POST',
    url: '/api/website/invoice-files',
    headers: { ...owner.headers, 'idempotency-key': randomUUID() },
    payload: { month },
  });
  const { id } = created.json<components['schemas']['InvoiceFile']>();
  const work = invoiceFileWork({ db: database });
  await work.run({ accountId: owner.accountId, id }, new AbortController().signal);
  return { fileId: id, invoiceNumber: first.number };
}
