import { countedTotal } from './counted-total.ts';
import type { Page } from './generated/model/page.ts';

/** One page of a response, for a list. */
export function listPage<Row>({ data: rows, page }: { data: Row[]; page: Page }) {
  return {
    rows,
    next: page.next_cursor,
    total: countedTotal(page),
    totalIsCapped: page.total_is_capped,
  };
}
