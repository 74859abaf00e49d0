import { foldForSearch } from '../../../../common/search-text.ts';
import type { Queryable } from '../../../db/database.ts';
import { judgeContext } from '../../import-batches/judge-context.ts';
import type { JudgeContext, JudgedRow } from '../../import-batches/judged-row.ts';
import { MADE_COLUMNS, madeTexts } from '../../import-batches/made-rows.ts';
import type { Cells } from '../../import-batches/reading/import-fields.ts';
import type { OrderContent } from '../reading/store-event.ts';
import { cellsOfContent } from './order-cells.ts';
import type { StoreOrder } from './store-order.ts';

/** What the rows of orders are judged with. */
export interface OrdersContext extends JudgeContext {
  /** Cities that the account chose, by the store's text. */
  cities: ReadonlyMap<string, string>;
}

/** Reads what these orders are judged with. */
export async function ordersContext(
  db: Queryable,
  accountId: string,
  contents: readonly OrderContent[],
): Promise<OrdersContext> {
  const rows = contents.flatMap(({ cells, lines }) =>
    [cells, ...lines].map((each) => ({ texts: madeTexts(each), edits: null })),
  );
  const batch = { account_id: accountId, columns: MADE_COLUMNS, defaults: [], date_order: null };
  return {
    ...(await judgeContext(db, batch, rows)),
    cities: await chosenCities(db, accountId, contents),
  };
}

/** The city of an order in the form in which two stores' texts agree. */
export function cityKey(text: string): string {
  return foldForSearch(text).trim();
}

async function chosenCities(
  db: Queryable,
  accountId: string,
  contents: readonly OrderContent[],
): Promise<Map<string, string>> {
  const keys = new Set(contents.map(({ cells }) => cityKey(cells['receiver.city'] ?? '')));
  const found = await db
    .selectFrom('store_cities')
    .select(['text_key', 'city'])
    .where('account_id', '=', accountId)
    .where('text_key', 'in', [...keys, ''])
    .execute();
  return new Map(found.map(({ text_key, city }) => [text_key, city]));
}

/** An order as the rows of a file: what the store says, with what the account changed. */
export function rowsOf(
  content: OrderContent,
  edits: StoreOrder['edits'],
  { products, cities }: OrdersContext,
): [first: JudgedRow, ...lines: JudgedRow[]] {
  const [first, ...lines] = cellsOfContent(content, products);
  const city = cities.get(cityKey(first['receiver.city'] ?? ''));
  const chosen: Cells = city === undefined ? {} : { 'receiver.city': city };
  const row = (cells: Cells, index: number, changes: Cells): JudgedRow => ({
    ...{ row_no: index + 1, texts: madeTexts(cells), carried: null, left_out: false },
    edits: changes,
  });
  return [
    row(first, 0, { ...chosen, ...edits }),
    ...lines.map((line, index) => row(line, index + 1, {})),
  ];
}
