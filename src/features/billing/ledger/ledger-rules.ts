import type { ListTransactionsParams } from '../../../api/generated/model/list-transactions-params.ts';
import type { TransactionFilter } from '../../../api/generated/model/transaction-filter.ts';
import { ListTransactionsQueryParams } from '../../../api/generated/zod/balance/balance.zod.ts';
import { listRules } from '../../../ui/table/list-rules.ts';

/** What the ledger is asked, but for how many rows. */
export type LedgerQuery = Omit<ListTransactionsParams, 'limit'>;

/** How the ledger is asked by its address. */
export const ledgerRules = listRules<LedgerQuery>(ListTransactionsQueryParams, [
  'kind',
  'direction',
  'created_from',
  'created_to',
]);

/** What the query lets through, however it is sorted and wherever in it one is. */
export function filterOf({ sort, cursor, ...filter }: LedgerQuery): TransactionFilter {
  return filter;
}
