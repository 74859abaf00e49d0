import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import { type CellChange, totalsOf } from '../features/rate-cards/compare-rates.ts';
import {
  type Applied,
  exportRates,
  importRates,
  ImportRefused,
  tryImport,
  undoImport,
} from '../features/rate-cards/import-rates.ts';
import { judgeFile } from '../features/rate-cards/judge-file.ts';
import { rowsOf } from '../features/rate-cards/rated-courier.ts';
import { selectImports } from '../features/rate-cards/store.ts';
import { openForOperator } from './open-for-operator.ts';

const USAGE = `npm run rates -- import FILE [--dry-run]
npm run rates -- import FILE --apply --by NAME
npm run rates -- export FILE
npm run rates -- history
npm run rates -- undo --by NAME
`;

/** Rate cards, for operators: docs/operations.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    apply: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    by: { type: 'string' },
  },
});
const [action = '', file] = positionals;
const operator = values.by?.trim() ?? '';
const isSigned = operator !== '' && !values['dry-run'];

const actions: Record<string, ((db: Database) => Promise<void>) | undefined> = {
  history: printHistory,
  ...(isSigned && { undo: async (db: Database) => report(await undoImport(db, operator)) }),
  ...(file !== undefined && {
    export: async (db: Database) => writeFile(file, await exportRates(db)),
    ...((!values.apply || isSigned) && { import: (db: Database) => importFile(db, file) }),
  }),
};
const act = actions[action];
if (!act) {
  process.stderr.write(USAGE);
  process.exit(2);
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

async function importFile(db: Database, name: string): Promise<void> {
  const judged = judgeFile(await readFile(name).catch(refuse));
  if ('faults' in judged) {
    for (const { row, column, problem } of judged.faults) {
      process.stderr.write(`row ${row}, column ${column}: ${problem}\n`);
    }
    throw new ImportRefused(`faults: ${judged.faults.length}; nothing was changed`);
  }
  say(`rows ${rowsOf(judged.couriers).length}, no faults`);
  if (values.apply) report(await importRates(db, judged.couriers, operator));
  else {
    const changes = await tryImport(db, judged.couriers);
    print(changes);
    say(changes.length === 0 ? 'nothing to change' : 'nothing was changed; add --apply --by NAME');
  }
}

/** A file that cannot be read. */
function refuse({ message }: Error): never {
  throw new ImportRefused(message);
}

async function printHistory(db: Database): Promise<void> {
  for (const { number, valid_from, operator: by, undoes, ...counts } of await selectImports(
    db.kysely,
  )) {
    const what = undoes === null ? 'import' : `undoes ${undoes}`;
    const { lanes, added, changed, removed } = counts;
    say(
      `${number}  ${valid_from.toISOString()}  ${by}  ${what}  ` +
        `rows ${lanes}, cells added ${added}, changed ${changed}, removed ${removed}`,
    );
  }
}

function report({ changes, number }: Applied): void {
  print(changes);
  say(number === null ? 'nothing to change' : `applied as number ${number}`);
}

function print(changes: readonly CellChange[]): void {
  for (const { courier, service, lane, column, before, after } of changes) {
    const place = [courier, service, lane].filter((part) => part !== null).join(' ');
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
