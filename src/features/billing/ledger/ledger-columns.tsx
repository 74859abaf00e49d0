import type { LedgerTransaction } from '../../../api/generated/model/ledger-transaction.ts';
import { columnsOf } from '../../../ui/table/table-features.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { KindCell, MovedAmount, SequenceText, TimeText } from './movement-parts.tsx';
import { MovementReason } from './movement-reason.tsx';
import { TwoLines } from '../../../ui/table/two-lines.tsx';

const column = columnsOf<LedgerTransaction>();

/** The columns of the ledger; the id of the one that sorts is the contract's name of the sort. */
export const ledgerColumns = column.columns([
  column.accessor('sequence', {
    meta: { labelId: 'billing.ledger.number' },
    size: 72,
    enableSorting: false,
    cell: ({ row }) => <SequenceText movement={row.original} />,
  }),
  column.accessor('created_at', {
    meta: { labelId: 'billing.ledger.date' },
    size: 104,
    sortDescFirst: true,
    cell: ({ row: { original } }) => (
      <TwoLines
        first={<DateText value={original.created_at} format="short" />}
        second={<TimeText movement={original} />}
      />
    ),
  }),
  column.accessor('kind', {
    meta: { labelId: 'billing.ledger.kind' },
    size: 178,
    enableSorting: false,
    cell: ({ row }) => <KindCell movement={row.original} />,
  }),
  column.display({
    id: 'reason',
    meta: { labelId: 'billing.ledger.reason' },
    size: 300,
    cell: ({ row }) => <MovementReason movement={row.original} />,
  }),
  column.accessor('amount.amount', {
    id: 'amount',
    meta: { labelId: 'billing.ledger.amount', numeric: true },
    size: 160,
    enableSorting: false,
    cell: ({ row }) => <MovedAmount movement={row.original} />,
  }),
  column.accessor('balance_after.amount', {
    id: 'balance_after',
    meta: { labelId: 'billing.ledger.balanceAfter', numeric: true },
    size: 130,
    enableSorting: false,
    cell: ({ row }) => <MoneyText value={row.original.balance_after} />,
  }),
]);
