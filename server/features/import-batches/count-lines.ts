import type { Queryable } from '../../db/database.ts';
import type { ImportRow } from './row-store.ts';
import type { ImportBatch } from './store.ts';

/** How many products each of the rows has beside its own; those without any are absent. */
export async function countFurther(
  db: Queryable,
  { account_id, id }: Pick<ImportBatch, 'account_id' | 'id'>,
  rows: readonly ImportRow[],
): Promise<Map<number, number>> {
  const firsts = rows.filter(({ joined_to }) => joined_to === null);
  const found = await db
    .selectFrom('import_rows')
    .select(({ fn }) => ['joined_to', fn.countAll<number>().as('count')])
    .where('account_id', '=', account_id)
    .where('batch_id', '=', id)
    .where((eb) => eb('joined_to', '=', eb.fn.any(eb.val(firsts.map(({ row_no }) => row_no)))))
    .where('left_out', '=', false)
    .groupBy('joined_to')
    .execute();
  const lines = new Map(found.map(({ joined_to, count }) => [joined_to, count]));
  return new Map(
    firsts.flatMap(({ row_no, carried }): [number, number][] => {
      const count = (lines.get(row_no) ?? 0) + (carried?.further_products?.length ?? 0);
      return count > 0 ? [[row_no, count]] : [];
    }),
  );
}
