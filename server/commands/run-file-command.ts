import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import { type CellChange, totalsOf } from '../features/operator-files/compare-rows.ts';
import type { FileKind } from '../features/operator-files/file-kind.ts';
import {
  type Applied,
  exportFile,
  importFile,
  ImportRefused,
  tryImport,
  undoImport,
} from '../features/operator-files/import-file.ts';
import { judgeFile } from '../features/operator-files/judge-file.ts';
import { selectImports, selectKnown } from '../features/operator-files/store.ts';
import { openForOperator } from './open-for-operator.ts';

const usageOf = (name: string) => `npm run ${name} -- import FILE [--dry-run]
npm run ${name} -- import FILE --apply --by NAME
npm run ${name} -- export FILE
npm run ${name} -- history
npm run ${name} -- undo --by NAME
`;

/**
 * Runs a command by which an operator replaces all of something by a file: docs/operations.md.
 *
 * @param kindOf the kind of file; null if the command names none.
 * @param exportBeside writes what belongs beside an exported file.
 */
export async function runFileCommand<Values>(
  kindOf: (file: string | null) => FileKind<Values>,
  exportBeside: (db: Database, file: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      by: { type: 'string' },
    },
  });
  const [action = '', file = null] = positionals;
  const operator = values.by?.trim() ?? '';
  const isSigned = operator !== '' && !values['dry-run'];
  const kind = kindOf(file);

  const actions: Record<string, ((db: Database) => Promise<void>) | undefined> = {
    history: (db) => printHistory(db, kind),
    ...(isSigned && { undo: async (db: Database) => report(await undoImport(db, kind, operator)) }),
    ...(file !== null && {
      async export(db: Database) {
        await exportBeside(db, file);
        await writeFile(file, await exportFile(db, kind));
      },
      ...((!values.apply || isSigned) && {
        import: (db: Database) => importNamed(db, kind, file, values.apply ? operator : null),
      }),
    }),
  };
  const act = actions[action];
  if (!act) {
    process.stderr.write(usageOf(kind.kind));
    process.exitCode = 2;
    return;
  }

  const { db } = await openForOperator();
  try {
    await act(db);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await db.close();
  }
}

/** @param operator who applies it; null for a dry run. */
async function importNamed<Values>(
  db: Database,
  kind: FileKind<Values>,
  name: string,
  operator: string | null,
): Promise<void> {
  const bytes = await readFile(name).catch(refuse);
  const judged = await judgeFile(kind, bytes, await selectKnown(db.kysely));
  if ('faults' in judged) {
    for (const { row, column, problem } of judged.faults) {
      process.stderr.write(`row ${row}, column ${column}: ${problem}\n`);
    }
    throw new ImportRefused(`faults: ${judged.faults.length}; nothing was changed`);
  }
  say(`rows ${judged.rows.length}, no faults`);
  if (operator === null) {
    const changes = await tryImport(db, kind, judged);
    print(changes);
    say(changes.length === 0 ? 'nothing to change' : 'nothing was changed; add --apply --by NAME');
  } else report(await importFile(db, kind, judged, operator));
}

/** A file that cannot be read. */
function refuse({ message }: Error): never {
  throw new ImportRefused(message);
}

async function printHistory<Values>(db: Database, { kind }: FileKind<Values>): Promise<void> {
  for (const made of await selectImports(db.kysely, kind)) {
    const { number, valid_from, operator: by, undoes, row_count: rows } = made;
    const what = undoes === null ? 'import' : `undoes ${undoes}`;
    const { added, changed, removed } = made;
    say(
      `${number}  ${valid_from.toISOString()}  ${by}  ${what}  ` +
        `rows ${rows}, cells added ${added}, changed ${changed}, removed ${removed}`,
    );
  }
}

function report({ changes, number }: Applied): void {
  print(changes);
  say(number === null ? 'nothing to change' : `applied as number ${number}`);
}

function print(changes: readonly CellChange[]): void {
  for (const { place, column, before, after } of changes) {
    say(`${place}: ${column}: ${shown(before)} -> ${shown(after)}`);
  }
  const { added, changed, removed } = totalsOf(changes);
  say(`cells added ${added}, changed ${changed}, removed ${removed}`);
}

/** A cell that is not there is a dash; one that is empty has quotation marks. */
function shown(cell: string | null): string {
  return cell === null ? '-' : JSON.stringify(cell);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
