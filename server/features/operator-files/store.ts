import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../db/database.ts';
import type { FileKind, Known } from './file-kind.ts';
import type { ImportKind, OperatorImportsTable } from './tables.ts';

export type OperatorImport = Selectable<OperatorImportsTable>;

/** Lets no other change of what a file replaces happen until the transaction ends. */
export async function lockTables<Values>(
  tx: Tx,
  { tables }: Pick<FileKind<Values>, 'tables'>,
): Promise<void> {
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`lock table ${names} in share row exclusive mode`.execute(tx);
}

export async function selectKnown(db: Queryable): Promise<Known> {
  const couriers = await db.selectFrom('couriers').select('code').execute();
  const files = await db.selectFrom('photo_files').select('id').execute();
  return {
    couriers: new Set(couriers.map(({ code }) => code)),
    photoFiles: new Set(files.map(({ id }) => id)),
  };
}

export async function insertImport(
  tx: Tx,
  made: Omit<OperatorImport, 'number' | 'valid_from'>,
): Promise<Pick<OperatorImport, 'number' | 'valid_from'>> {
  return tx
    .insertInto('operator_imports')
    .values(made)
    .returning(['number', 'valid_from'])
    .executeTakeFirstOrThrow();
}

/** Every import of a kind without its files, newest first. */
export function selectImports(
  db: Queryable,
  kind: ImportKind,
): Promise<Omit<OperatorImport, 'kind' | 'before' | 'after'>[]> {
  return db
    .selectFrom('operator_imports')
    .select(['number', 'valid_from', 'operator', 'undoes', 'row_count'])
    .select(['added', 'changed', 'removed'])
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .execute();
}

/** The newest imports of a kind that are neither undone nor undo another. */
export function selectUndoable(db: Queryable, kind: ImportKind, limit: number) {
  return db
    .selectFrom('operator_imports as i')
    .selectAll()
    .where('kind', '=', kind)
    .where('undoes', 'is', null)
    .where((where) => {
      const undoing = where
        .selectFrom('operator_imports as u')
        .whereRef('u.undoes', '=', 'i.number');
      return where.not(where.exists(undoing.select('u.number')));
    })
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}
