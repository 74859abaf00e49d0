import { CSV_MARK } from '../../../common/csv.ts';
import type { Database, Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { type CellChange, compareRates, totalsOf } from './compare-rates.ts';
import { writeFile } from './file-text.ts';
import { judgeFile } from './judge-file.ts';
import { type RatedCourier, rowsOf } from './rated-courier.ts';
import { insertImport, lockRates, replaceRates, selectLastImport, selectRates } from './store.ts';

/** What an operator asks for that cannot be done; nothing was changed. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** What was applied; no number if there was nothing to change. */
export interface Applied {
  changes: CellChange[];
  number: number | null;
}

/** The file of all rates in force, for spreadsheets. */
export async function exportRates({ kysely }: Database): Promise<string> {
  return CSV_MARK + writeFile(rowsOf(await selectRates(kysely)));
}

/** What an import would change. */
export async function tryImport(
  { kysely }: Database,
  couriers: readonly RatedCourier[],
): Promise<CellChange[]> {
  return compareRates(rowsOf(await selectRates(kysely)), rowsOf(couriers));
}

/** Replaces all rates, from now on and for every quote at once. Open quotes keep theirs. */
export async function importRates(
  { kysely }: Database,
  couriers: readonly RatedCourier[],
  operator: string,
): Promise<Applied> {
  return kysely.transaction().execute(async (tx) => {
    await lockRates(tx);
    return apply(tx, couriers, { operator, undoes: null });
  });
}

/**
 * Brings back the rates from before the last import that is not undone yet, as new versions.
 *
 * @throws ImportRefused if there is none, or if something else has changed the rates since.
 */
export async function undoImport({ kysely }: Database, operator: string): Promise<Applied> {
  return kysely.transaction().execute(async (tx) => {
    await lockRates(tx);
    const last = await selectLastImport(tx);
    if (!last) throw new ImportRefused('there is no import to undo');
    if (writeFile(rowsOf(await selectRates(tx))) !== last.after) {
      throw new ImportRefused(
        `the rates have changed since import ${last.number}; export them and import what you want`,
      );
    }
    const judged = judgeFile(Buffer.from(last.before));
    if ('faults' in judged) {
      throw new ImportRefused(
        `the rates before import ${last.number} cannot be brought back: ` +
          `${judged.faults[0]?.problem}; export the rates and import what you want`,
      );
    }
    return apply(tx, judged.couriers, { operator, undoes: last.number });
  });
}

async function apply(
  tx: Tx,
  couriers: readonly RatedCourier[],
  by: { operator: string; undoes: number | null },
): Promise<Applied> {
  const [before, after] = [rowsOf(await selectRates(tx)), rowsOf(couriers)];
  const changes = compareRates(before, after);
  if (changes.length === 0) return { changes, number: null };
  const now = new Date();
  await replaceRates(
    tx,
    couriers.map((courier) => ({ ...courier, newId: newId('crr', now) })),
  );
  const { number } = await insertImport(tx, {
    ...by,
    ...totalsOf(changes),
    lanes: after.length,
    before: writeFile(before),
    after: writeFile(after),
  });
  return { changes, number };
}
