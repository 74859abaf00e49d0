import { type Selectable, sql } from 'kysely';
import type { Currency } from '../../../common/money.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { TransactionKind } from '../../domain/ledger.ts';
import type { Queryable } from '../../db/database.ts';
import { countUpToCap } from '../../db/pages.ts';
import { endOfDay, startOfDay } from '../../db/riyadh-days.ts';
import type { LedgerTransactionsTable } from './tables.ts';
import type { TopUpsTable } from '../top-ups/tables.ts';
import { searchPatterns } from '../shipments/list/shipment-search.ts';

/** A movement with its cause. */
export interface LedgerTransaction extends Selectable<LedgerTransactionsTable> {
  tracking_number: string | null;
  top_up_id: string | null;
  payment_method: Selectable<TopUpsTable>['payment_method'] | null;
  paid_amount: number | null;
  paid_currency: Currency | null;
  description: string | null;
}

/** Every given field must match. */
export interface TransactionFilter {
  /**
   * Searched in the tracking number, the id of the movement or top-up, and the top-up's
   * description.
   */
  q?: string;
  kind?: TransactionKind;
  direction?: 'in' | 'out';
  shipment_id?: string;
  /** Riyadh days, both inclusive. */
  created_from?: CalendarDay;
  created_to?: CalendarDay;
}

/**
 * One keyset page after the movement with that number, in sort direction.
 *
 * @returns the movements, and whether more follow.
 */
export async function transactionPage(
  db: Queryable,
  accountId: string,
  page: {
    filter: TransactionFilter;
    direction: 'asc' | 'desc';
    after: number | null;
    limit: number;
  },
): Promise<{ rows: LedgerTransaction[]; isLast: boolean }> {
  const { filter, direction, after, limit } = page;
  let query = filtered(selectTransactions(db, accountId), filter)
    .orderBy('sequence', direction)
    // One row more than requested shows whether there is a next page.
    .limit(limit + 1);
  if (after !== null) query = query.where('sequence', direction === 'asc' ? '>' : '<', after);
  const rows = await query.execute();
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit };
}

/** The number of matches, counted up to {@link COUNT_CAP}, and whether there are more. */
export async function countTransactions(
  db: Queryable,
  accountId: string,
  filter: TransactionFilter,
): Promise<{ total: number; isCapped: boolean }> {
  return countUpToCap(db, filtered(selectTransactions(db, accountId), filter));
}

function selectTransactions(db: Queryable, accountId: string) {
  return db
    .selectFrom('ledger_transactions')
    .leftJoin('shipments', (join) =>
      join
        .onRef('shipments.account_id', '=', 'ledger_transactions.account_id')
        .onRef('shipments.id', '=', 'ledger_transactions.shipment_id'),
    )
    .leftJoin('top_up_payments as payment', (join) =>
      join
        .onRef('payment.account_id', '=', 'ledger_transactions.account_id')
        .onRef('payment.id', '=', 'ledger_transactions.payment_id'),
    )
    .leftJoin('top_ups', (join) =>
      join
        .onRef('top_ups.account_id', '=', 'payment.account_id')
        .onRef('top_ups.id', '=', 'payment.top_up_id'),
    )
    .selectAll('ledger_transactions')
    .select([
      'shipments.tracking_number',
      'top_ups.id as top_up_id',
      'top_ups.payment_method',
      'top_ups.amount as paid_amount',
      'top_ups.currency as paid_currency',
      'top_ups.description',
    ])
    .where('ledger_transactions.account_id', '=', accountId);
}

type TransactionQuery = ReturnType<typeof selectTransactions>;

function filtered(query: TransactionQuery, filter: TransactionFilter): TransactionQuery {
  let found = query;
  if (filter.kind !== undefined) found = found.where('ledger_transactions.kind', '=', filter.kind);
  if (filter.kind !== undefined && filter.kind !== 'shipment_charge') {
    // The condition of an index, as a literal: a plan for any values takes no parameter for it.
    found = found.where('ledger_transactions.kind', '<>', sql.lit('shipment_charge'));
  }
  if (filter.direction !== undefined) {
    found = found.where('ledger_transactions.amount', filter.direction === 'in' ? '>' : '<', 0);
  }
  if (filter.shipment_id !== undefined) {
    found = found.where('ledger_transactions.shipment_id', '=', filter.shipment_id);
  }
  if (filter.created_from !== undefined) {
    const from = startOfDay(filter.created_from);
    found = found.where('ledger_transactions.created_at', '>=', from);
  }
  if (filter.created_to !== undefined) {
    found = found.where('ledger_transactions.created_at', '<', endOfDay(filter.created_to));
  }
  for (const pattern of searchPatterns(filter.q ?? '')) {
    found = found.where(
      sql<boolean>`concat_ws(' ', lower(shipments.tracking_number), ledger_transactions.id,
        top_ups.search_text) like ${pattern}`,
    );
  }
  return found;
}
