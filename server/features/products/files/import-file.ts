import type { components } from '../../../../openapi/generated/types.ts';
import type { Database, Queryable, Tx } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import { problem } from '../../../http/problem.ts';
import type { Locale } from '../../../reference/locale.ts';
import { readTable } from '../../../table-files/read-table.ts';
import type { TableRefusal } from '../../../table-files/refusal.ts';
import type { Table } from '../../../table-files/table.ts';
import { lockAccount, requireRoom, tierOf } from '../../plans/limits.ts';
import { allowed } from '../../plans/plan-limits.ts';
import { productColumns } from '../product-columns.ts';
import { changeProducts, countProducts, lockProducts } from '../store.ts';
import { type FileProblem, problemText } from './file-words.ts';
import { columnOf, type FileColumn } from './headings.ts';
import { type JudgedFile, judgeFile, type JudgedRow } from './judge-file.ts';

type Schemas = components['schemas'];

interface Upload {
  accountId: string;
  file: Buffer;
  locale: Locale;
}

/** Products of one statement. */
const BATCH = 200;

/** Says what a file would do. */
export async function checkFile(db: Queryable, upload: Upload): Promise<Schemas['ProductFile']> {
  const opened = await openFile(upload);
  if ('unreadable' in opened) return opened.unreadable;
  const { table, columns } = opened;
  const judged = await judgeFile(db, table, { ...upload, columns });
  const answer = answerOf(judged, columns);
  const isWritten = judged.rows.some(({ write }) => write !== null);
  const tier = await tierOf(db, upload.accountId);
  const [used, most] = [await countProducts(db, upload.accountId), allowed('products', tier)];
  return {
    ...answer,
    ...(isWritten && { fingerprint: judged.fingerprint }),
    ...(used + answer.counts.added > most &&
      answer.counts.added > 0 && {
        plan_limit: { limit: 'products', tier, allowed: most, used },
      }),
  };
}

/**
 * Does what a file was said to do, all of it or nothing.
 *
 * @throws ProblemError 409 if it would do something else by now, or pass the limit of the plan.
 */
export async function importFile(
  { kysely }: Database,
  upload: Upload & { fingerprint: string; now: Date },
): Promise<Schemas['ProductFile']> {
  const opened = await openFile(upload);
  if ('unreadable' in opened) throw problem(409, 'products_changed');
  const { table, columns } = opened;
  return kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, upload.accountId);
    const before = await judgeFile(tx, table, { ...upload, columns });
    await lockProducts(tx, upload.accountId, idsOf(before.rows));
    // Judged again, because nothing can change any more.
    const judged = await judgeFile(tx, table, { ...upload, columns });
    if (judged.fingerprint !== upload.fingerprint) throw problem(409, 'products_changed');
    const used = await countProducts(tx, upload.accountId);
    const added = judged.rows.filter(({ write }) => write?.id === null).length;
    if (added > 0) await requireRoom(tx, upload.accountId, { limit: 'products', used, added });
    await write(tx, judged, upload);
    return answerOf(judged, columns);
  });
}

async function write(
  tx: Tx,
  { rows }: JudgedFile,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const written = rows.flatMap(({ write: each }) => (each ? [each] : []));
  const added = written.filter(({ id }) => id === null);
  for (let from = 0; from < added.length; from += BATCH) {
    const some = added.slice(from, from + BATCH).map(({ input }) => ({
      ...productColumns(input),
      ...{ account_id: accountId, id: newId('prd', now), created_at: now, updated_at: now },
    }));
    await tx.insertInto('products').values(some).execute();
  }
  for (const { id, input } of written) {
    if (id === null) continue;
    await changeProducts(tx, accountId, [id], { ...productColumns(input), updated_at: now });
  }
}

/** The ids of the products that are changed; `lockProducts` needs one at least. */
function idsOf(rows: readonly JudgedRow[]): string[] {
  return ['', ...rows.flatMap(({ write: each }) => each?.id ?? [])];
}

async function openFile({
  file,
  locale,
}: Upload): Promise<
  { table: Table; columns: FileColumn[] } | { unreadable: Schemas['ProductFile'] }
> {
  const read = await readTable(file);
  if ('refusal' in read) return { unreadable: unreadable(read.refusal, [], locale) };
  const { table } = read;
  const columns = table.headings.map(columnOf);
  const used = columns.flatMap(({ field }) => field ?? []);
  const repeated = columns.find(
    ({ field }, at) => field && used.indexOf(field) < usedAt(columns, at),
  );
  if (repeated) {
    const place = { code: 'repeated_column', column: repeated.index + 1 } as const;
    return { unreadable: unreadable(place, columns, locale) };
  }
  if (!used.includes('sku')) {
    return { unreadable: unreadable({ code: 'sku_column_missing' }, columns, locale) };
  }
  return { table, columns };
}

/** The place of a column among those that are used. */
function usedAt(columns: readonly FileColumn[], at: number): number {
  return columns.slice(0, at).filter(({ field }) => field !== undefined).length;
}

function unreadable(
  { code, row, column }: { code: FileProblem } & Pick<TableRefusal, 'row' | 'column'>,
  columns: readonly FileColumn[],
  locale: Locale,
): Schemas['ProductFile'] {
  return {
    unreadable: {
      ...{ code, text: problemText(code, locale) },
      ...(row !== undefined && { row }),
      ...(column !== undefined && { column }),
    },
    counts: { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0 },
    columns: columns.map(toColumn),
    rows: [],
  };
}

function answerOf({ rows }: JudgedFile, columns: readonly FileColumn[]): Schemas['ProductFile'] {
  const shown = rows.flatMap((each) => each.shown ?? []);
  const count = (outcome: Schemas['ProductFileRow']['outcome']) =>
    shown.filter((each) => each.outcome === outcome).length;
  return {
    counts: {
      ...{ rows: rows.length, added: count('added'), changed: count('changed') },
      ...{ unchanged: rows.length - shown.length, refused: count('refused') },
    },
    columns: columns.map(toColumn),
    rows: shown,
  };
}

function toColumn({ heading, field }: FileColumn): Schemas['ProductFileColumn'] {
  return { heading: heading.slice(0, 1_000), ...(field && { field }) };
}
