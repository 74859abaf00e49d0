import { setImmediate as giveWay } from 'node:timers/promises';
import type { components } from '../../../openapi/generated/types.ts';
import type { Tx } from '../../db/database.ts';
import { readTable } from '../../table-files/read-table.ts';
import type { TableRefusal } from '../../table-files/refusal.ts';
import type { Table, TableRow } from '../../table-files/table.ts';
import { allowedTo, tierOf } from '../plans/limits.ts';
import { columnsOf } from './columns-of.ts';
import type { ImportServices } from './import-work.ts';
import { recallMatching } from './matchings.ts';
import { findDateOrder } from './find-date-order.ts';
import { insertRows } from './row-store.ts';
import { changeBatch, fileOf, type ImportBatch, lockBatch } from './store.ts';

type Unreadable = components['schemas']['ImportUnreadable'];

/** Texts of a column that are shown. */
const SAMPLE = 3;

/**
 * Reads the file of a batch into rows, and guesses what its columns mean; or says why it cannot be
 * read.
 */
export async function readFile(
  { db: { kysely }, clock }: Required<ImportServices>,
  batch: ImportBatch,
): Promise<void> {
  const { account_id: accountId, id } = batch;
  const file = await fileOf(kysely, { accountId, id });
  if (!file) return;
  const read = await readTable(file);
  await kysely.transaction().execute(async (tx) => {
    const held = await lockBatch(tx, { accountId, id });
    if (held?.status !== 'reading') return;
    const done = { file: null, updated_at: clock() };
    const unreadable =
      'refusal' in read ? toUnreadable(read.refusal) : await beyond(tx, batch, read.table);
    if ('refusal' in read || unreadable) {
      await changeBatch(tx, held, {
        ...done,
        status: 'unreadable',
        unreadable: JSON.stringify(unreadable),
      });
      return;
    }
    const { headings, rowCount } = read.table;
    const recalled = await recallMatching(tx, accountId, headings);
    const samples: string[][] = headings.map(() => []);
    for await (const chunk of read.table.chunks()) {
      await insertRows(tx, { accountId, id }, chunk.map(toNewRow));
      for (const { cells } of chunk) takeSamples(samples, cells);
      await giveWay();
    }
    const columns = columnsOf(headings, samples, recalled);
    const found = await findDateOrder(tx, batch, columns);
    await changeBatch(tx, held, {
      ...done,
      status: 'matching',
      columns: JSON.stringify(columns),
      asks_date_order: found === 'ambiguous',
      date_order: found === 'ambiguous' ? null : found,
      row_count: rowCount,
    });
  });
}

/** What of the file is more than the account's plan allows. */
async function beyond(
  tx: Tx,
  { account_id }: ImportBatch,
  { rowCount }: Table,
): Promise<Unreadable | null> {
  const allowed = await allowedTo(tx, account_id, 'import_rows');
  if (rowCount <= allowed) return null;
  const tier = await tierOf(tx, account_id);
  return {
    code: 'plan_limit_reached',
    plan_limit: { limit: 'import_rows', tier, allowed, used: rowCount },
  };
}

function toUnreadable({ code, row, column, params }: TableRefusal): Unreadable {
  const { most, found } = params;
  return {
    code,
    ...(row !== undefined && { row }),
    ...(column !== undefined && { column }),
    ...((most !== undefined || found !== undefined) && {
      params: {
        ...(most !== undefined && { maximum: most }),
        ...(found !== undefined && { found }),
      },
    }),
  };
}

function toNewRow({ row, cells }: TableRow) {
  return { row, texts: cells.map(storable) };
}

/** A database stores neither U+0000 nor half a character. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

function takeSamples(samples: string[][], cells: readonly string[]): void {
  for (const [index, sample] of samples.entries()) {
    const text = storable(cells[index] ?? '');
    if (sample.length < SAMPLE && text.trim() !== '') sample.push(text);
  }
}
