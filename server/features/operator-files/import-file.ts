import { CSV_MARK } from '../../../common/csv.ts';
import type { Database, Tx } from '../../db/database.ts';
import { type CellChange, compareRows, totalsOf } from './compare-rows.ts';
import type { FileKind } from './file-kind.ts';
import { readLines, writeFile } from './file-text.ts';
import { type JudgedFile, judgeRows } from './judge-file.ts';
import { namesOf, placeOf, writeRow } from './sheet.ts';
import { insertImport, lockTables, selectKnown, selectUndoable } from './store.ts';

/** What an operator asks for that cannot be done; nothing was changed. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** What was applied; no number if there was nothing to change. */
export interface Applied {
  changes: CellChange[];
  number: number | null;
}

/** The file of everything in force, for spreadsheets. */
export async function exportFile<Values>(
  { kysely }: Database,
  kind: FileKind<Values>,
): Promise<string> {
  return CSV_MARK + writeFile(kind, await kind.select(kysely));
}

/** What an import would change. */
export async function tryImport<Values>(
  { kysely }: Database,
  kind: FileKind<Values>,
  judged: JudgedFile<Values>,
): Promise<CellChange[]> {
  const before = await kind.select(kysely);
  return compareRows(kind, before, completed(kind, judged, before));
}

/** Replaces everything in force by the rows of a file, for every process at once. */
export async function importFile<Values>(
  { kysely }: Database,
  kind: FileKind<Values>,
  judged: JudgedFile<Values>,
  operator: string,
): Promise<Applied> {
  return kysely.transaction().execute(async (tx) => {
    await lockTables(tx, kind);
    return apply(tx, kind, judged, { operator, undoes: null });
  });
}

/**
 * Brings back what was in force before the last import that is not undone yet.
 *
 * @throws ImportRefused if there is none, or if something else has changed since.
 */
export async function undoImport<Values>(
  { kysely }: Database,
  kind: FileKind<Values>,
  operator: string,
): Promise<Applied> {
  return kysely.transaction().execute(async (tx) => {
    await lockTables(tx, kind);
    const [last] = await selectUndoable(tx, kind.kind, 1);
    if (!last) throw new ImportRefused('there is no import to undo');
    if (!isInForce(kind, await kind.select(tx), last.after)) {
      throw new ImportRefused(
        `the ${kind.kind} have changed since import ${last.number}; export them and import what you want`,
      );
    }
    const judged = await judgeRows(kind, Buffer.from(last.before), await selectKnown(tx));
    if ('faults' in judged) {
      throw new ImportRefused(
        `the ${kind.kind} before import ${last.number} cannot be brought back: ` +
          `${judged.faults[0]?.problem}; export the ${kind.kind} and import what you want`,
      );
    }
    return apply(tx, kind, judged, { operator, undoes: last.number });
  });
}

async function apply<Values>(
  tx: Tx,
  kind: FileKind<Values>,
  judged: JudgedFile<Values>,
  by: { operator: string; undoes: number | null },
): Promise<Applied> {
  const before = await kind.select(tx);
  const after = completed(kind, judged, before);
  const changes = compareRows(kind, before, after);
  if (changes.length === 0) return { changes, number: null };
  await kind.replace(tx, after);
  const { number } = await insertImport(tx, {
    ...by,
    ...totalsOf(changes),
    kind: kind.kind,
    row_count: after.length,
    before: writeFile(kind, before),
    after: writeFile(kind, await kind.select(tx)),
  });
  await kind.tidy?.(tx);
  return { changes, number };
}

/** The rows of a file with what is in force in the columns that it lacks. */
function completed<Values>(
  kind: FileKind<Values>,
  { rows, lacking }: JudgedFile<Values>,
  inForce: readonly Values[],
): readonly Values[] {
  return lacking.reduce((completing, column) => {
    const place = (values: Values) => placeOf(kind, kind.depthOf(column), writeRow(kind, values));
    const known = new Map(inForce.map((values) => [place(values), values[column]]));
    return completing.map((values) => {
      const key = place(values);
      return known.has(key) ? { ...values, [column]: known.get(key) } : values;
    });
  }, rows);
}

/** Whether rows are those of a file, which may lack columns that were optional later. */
function isInForce<Values>(kind: FileKind<Values>, rows: readonly Values[], file: string): boolean {
  const was = readLines(kind, Buffer.from(file));
  const is = readLines(kind, Buffer.from(writeFile(kind, rows)));
  if ('faults' in was || 'faults' in is) return false;
  const names = namesOf(kind).filter((name) => !was.lacking.includes(name));
  const texts = ({ lines }: typeof is) =>
    lines.map(({ cells }) => names.map((name) => cells[name]));
  return JSON.stringify(texts(was)) === JSON.stringify(texts(is));
}
