import { sql } from 'kysely';
import { COUNT_CAP } from '../../../db/count-cap.ts';
import type { Queryable } from '../../../db/database.ts';
import {
  type PageQuery,
  findShipments,
  isAfter,
  type ListPosition,
  meant,
  type SortColumn,
} from './find-shipments.ts';
import { filtered } from './shipment-filter.ts';
import { type SoughtWord, soughtWords } from './shipment-search.ts';
import { selectShipments, type ShipmentRow, withCourier } from '../store.ts';

export interface ShipmentPage {
  rows: ShipmentRow[];
  /** Null on the last page. */
  end: ListPosition | null;
  /** The number of matches up to the cap, and whether there are more. */
  total: number;
  isCapped: boolean;
}

/**
 * One page by keyset. Its cost does not depend on its position, and rows inserted meanwhile do not
 * repeat or hide others. The count comes first, because it decides how to find the rows: a few
 * matches are found and sorted; of many, the next in sort order are soon met. The planner guesses
 * wrong when filter and sort order are correlated.
 */
export async function selectShipmentPage(
  db: Queryable,
  accountId: string,
  pageQuery: PageQuery,
): Promise<ShipmentPage> {
  const { filter, sort, limit } = pageQuery;
  const words = soughtWords(filter.q ?? '');
  const { total, ids } = await findShipments(db, accountId, pageQuery, words);
  const column = sql.ref<unknown>(`shipments.${sort.column}`);
  const chosen = ids ? sql`${ids}::text[]` : sql`array${onTheWay(db, accountId, pageQuery, words)}`;
  const rows = await selectShipments(db, accountId)
    .where(sql<boolean>`shipments.id = any(${chosen})`)
    .where(isAfter(pageQuery, column, sql.ref('shipments.id')))
    .select(positionValue(sort.column).as('position_value'))
    .orderBy(column, sort.direction)
    .orderBy('shipments.id', sort.direction)
    // One row more than requested shows whether there is a next page.
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(withCourier),
    end: last && rows.length > limit ? [last.position_value, last.id] : null,
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
  };
}

/** The ids of the page, found by following the sort order. */
function onTheWay(
  db: Queryable,
  accountId: string,
  pageQuery: PageQuery,
  words: readonly SoughtWord[],
) {
  const { column, direction } = pageQuery.sort;
  const own = db.selectFrom('shipments').select('shipments.id').where('account_id', '=', accountId);
  return meant(filtered(own, pageQuery.filter), words)
    .where(isAfter(pageQuery, sql.ref(`shipments.${column}`), sql.ref('shipments.id')))
    .orderBy(sql.ref(`shipments.${column}`), direction)
    .orderBy('shipments.id', direction)
    .limit(pageQuery.limit + 1);
}

function positionValue(column: SortColumn) {
  return column === 'total_fee'
    ? sql<string>`total_fee::text`
    : sql<string>`to_char(${sql.ref(`shipments.${column}`)} at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
