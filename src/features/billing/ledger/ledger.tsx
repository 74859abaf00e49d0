import { listTransactions } from '../../../api/generated/balance/balance.ts';
import type { LedgerTransaction } from '../../../api/generated/model/ledger-transaction.ts';
import type { ListTransactionsParams } from '../../../api/generated/model/list-transactions-params.ts';
import { ListTransactionsQueryParams } from '../../../api/generated/zod/balance/balance.zod.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { amount } from '../../../shared/table/field-kinds.tsx';
import { fieldColumn } from '../../../shared/table/list-column.ts';
import { useListPage } from '../../../shared/table/use-list-page.ts';
import { DaysFilter } from '../../../ui/filters/days-filter.tsx';
import { OptionFilter } from '../../../ui/filters/option-filter.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListFrame } from '../../../ui/table/list-frame.tsx';
import { listRules } from '../../../ui/table/list-rules.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { CsvButton } from './csv-button.tsx';
import { MovementCard } from './movement-card.tsx';
import { KindCell, MovedAmount, SequenceText, TimeText } from './movement-parts.tsx';
import { MovementReason } from './movement-reason.tsx';
import { ShownTopUp } from './shown-top-up.tsx';

const source = {
  name: 'ledger',
  operation: 'listTransactions',
  load: listTransactions,
  rules: listRules<Omit<ListTransactionsParams, 'limit'>>(ListTransactionsQueryParams, [
    'kind',
    'direction',
    'created_from',
    'created_to',
  ]),
};

const columns: readonly Column<LedgerTransaction>[] = [
  {
    id: 'sequence',
    labelId: 'billing.ledger.number',
    size: 72,
    cell: (movement) => <SequenceText movement={movement} />,
  },
  {
    id: 'created_at',
    labelId: 'billing.ledger.date',
    size: 104,
    sorts: 'desc',
    cell: (movement) => (
      <TwoLines
        first={<DateText value={movement.created_at} format="short" />}
        second={<TimeText movement={movement} />}
      />
    ),
  },
  {
    id: 'kind',
    labelId: 'billing.ledger.kind',
    size: 178,
    cell: (movement) => <KindCell movement={movement} />,
  },
  {
    id: 'reason',
    labelId: 'billing.ledger.reason',
    size: 300,
    cell: (movement) => <MovementReason movement={movement} />,
  },
  {
    id: 'amount',
    labelId: 'billing.ledger.amount',
    numeric: true,
    size: 160,
    cell: (movement) => <MovedAmount movement={movement} />,
  },
  fieldColumn(
    'balance_after',
    'billing.ledger.balanceAfter',
    amount(({ balance_after }) => balance_after),
  ),
];

const renderCard = (movement: LedgerTransaction) => <MovementCard movement={movement} />;

/** Every movement of the balance, searched and filtered by the server. */
export function Ledger() {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const list = useListPage(source);
  const { sort, cursor, ...filter } = list.query;
  return (
    <Panel
      flush
      title={text('billing.ledger')}
      // The server exports the whole ledger, which is too large for a browser to read page by page.
      actions={<CsvButton filter={filter} disabled={list.page?.rows.length === 0} />}
    >
      <ListFrame
        list={list}
        label={text('billing.ledger')}
        allLabel={text('billing.ledger.all')}
        searchLabel={text('billing.ledger.search')}
        searchPlaceholder={text('billing.ledger.searchPlaceholder')}
        filters={
          <>
            <OptionFilter
              label={text('billing.ledger.kind')}
              options={optionsOf('ledger_kind')}
              {...list.filter('kind')}
            />
            <OptionFilter
              label={text('billing.ledger.direction')}
              options={[
                { value: 'in', label: text('billing.ledger.in') },
                { value: 'out', label: text('billing.ledger.out') },
              ]}
              {...list.filter('direction')}
            />
            <DaysFilter label={text('billing.ledger.date')} {...list.days} />
          </>
        }
        columns={columns}
        renderCard={renderCard}
        notFound={{
          title: text('billing.ledger.notFound.title'),
          description: text('billing.ledger.notFound.description'),
        }}
      />
      <ShownTopUp />
    </Panel>
  );
}
