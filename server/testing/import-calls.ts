import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { csvLine } from '../../common/csv.ts';
import type { components } from '../../openapi/generated/types.ts';
import type { Database } from '../db/database.ts';
import { importWork } from '../features/import-batches/import-work.ts';
import { abandonedBatches } from '../features/import-batches/lease.ts';
import { HEADING_NAMES } from '../features/import-batches/reading/heading-names.ts';
import type { ImportField } from '../features/import-batches/reading/import-fields.ts';
import { send } from './customer-calls.ts';
import type { Customer, TestBackend } from './test-backend.ts';

export type ImportBatch = components['schemas']['ImportBatch'];

/** What a row of a test file says. */
export type ImportLine = Partial<Record<ImportField, string>>;

/** A line that the test courier takes at its usual price. */
export function testLine(n: number, changes: ImportLine = {}): ImportLine {
  return {
    reference_id: `ORD-${n}`,
    'receiver.full_name': `عميل تجريبي ${n}`,
    'receiver.phone': '0500000101',
    'receiver.city': 'جدة',
    'receiver.short_address': 'JDAA1234',
    ...{ weight: '3', product_name: 'منتج تجريبي', price: '100' },
    ...{ length: '30', width: '20', height: '10' },
    'sender.contact_name': 'مرسل تجريبي',
    'sender.contact_number': '+966500000001',
    'sender.country': 'SA',
    'sender.city': 'Riyadh',
    ...changes,
  };
}

/** The lines as a table with the fields of the first, under the headings of the template. */
export function importTable(lines: readonly ImportLine[]) {
  const fields = Object.keys(lines[0] ?? {}) as ImportField[];
  return {
    headings: fields.map((field) => HEADING_NAMES[field].ar),
    rows: lines.map((line) => fields.map((field) => line[field] ?? '')),
  };
}

/** {@link importTable} as a CSV file. */
export function importFile(lines: readonly ImportLine[]): Uint8Array<ArrayBuffer> {
  const { headings, rows } = importTable(lines);
  return new TextEncoder().encode([headings, ...rows].map(csvLine).join(''));
}

/** Does all work on batches that waits, as the server's tasks do. */
export async function workOnImports(db: Database, clock = () => new Date()): Promise<void> {
  const work = importWork({ db, log: { error: failAtOnce }, clock });
  for (const key of await abandonedBatches(db.kysely, clock())) {
    await work.run(key, new AbortController().signal);
  }
}

function failAtOnce(failure: unknown): never {
  throw new Error('work on an import failed', { cause: failure });
}

/**
 * What a customer does to one batch after the other.
 *
 * @param work does the work on batches that waits.
 */
export function importCalls(
  backend: TestBackend,
  customer: Customer,
  work: () => Promise<unknown> = () => workOnImports(backend.database),
) {
  const call = async (method: 'POST' | 'PUT', path: string, body: object, key?: string) =>
    batchIn(await send(backend, customer, method, `/import-batches${path}`, body, key));
  const read = async ({ id }: Pick<ImportBatch, 'id'>) =>
    batchIn(await backend.get(customer, `/import-batches/${id}`));
  /** The batch once its work is done. */
  const worked = async (batch: ImportBatch) => {
    await work();
    return read(batch);
  };
  return {
    read,
    worked,
    /** Uploads a file and has it read. */
    async upload(file: Uint8Array<ArrayBuffer>, name = 'orders.csv'): Promise<ImportBatch> {
      const form = new FormData();
      form.append('file', new Blob([file]), name);
      form.append('file_name', name);
      return worked(await call('POST', '', form));
    },
    /** Confirms the columns as they were guessed, and has the rows checked. */
    async check({ id, version, columns }: ImportBatch): Promise<ImportBatch> {
      const chosen = columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
      return worked(await call('PUT', `/${id}/columns`, { version, columns: chosen }));
    },
    /** Has couriers chosen and prices fixed. */
    async price(
      { id, version }: ImportBatch,
      choice: Omit<components['schemas']['ImportPricing'], 'version'> = { choice: 'cheapest' },
    ): Promise<ImportBatch> {
      return worked(await call('PUT', `/${id}/prices`, { version, ...choice }));
    },
    /** Begins to book, and leaves the work to whoever does it. */
    begin({ id, version, total }: ImportBatch, key: string = randomUUID()): Promise<ImportBatch> {
      return call('POST', `/${id}/booking`, { version, total }, key);
    },
  };
}

/** @throws Error unless the answer is a success. */
function batchIn(answer: LightMyRequestResponse): ImportBatch {
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json<ImportBatch>();
}
