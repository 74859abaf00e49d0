import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Sort } from '../../../ui/table/sort.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { useColumnLayout } from '../../../ui/table/use-column-layout.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { TrackingNumberText } from '../../../ui/text/tracking-number-text.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Table, cards on phones, pager', States };

interface Row {
  number: string;
  receiver: [arabic: string, english: string];
  amount: number;
  createdOn: string;
}

const rows: readonly Row[] = [
  {
    number: 'MZ18506813098',
    receiver: ['عميل تجريبي 54', 'Sample receiver 54'],
    amount: 8510,
    createdOn: '2019-11-21',
  },
  {
    number: 'MZ32848627330',
    receiver: ['عميل تجريبي 57', 'Sample receiver 57'],
    amount: 4714,
    createdOn: '2019-11-20',
  },
  {
    number: 'MZ17661495329',
    receiver: ['عميل تجريبي 18', 'Sample receiver 18'],
    amount: 105_000,
    createdOn: '2019-11-19',
  },
];

const columns: readonly Column<Row>[] = [
  {
    id: 'number',
    labelId: 'shipments.list.column.shipment',
    onPhone: 'title',
    cell: ({ number }) => <TrackingNumberText value={number} copyable />,
  },
  { id: 'status', labelId: 'shipments.list.column.status', cell: () => <Status /> },
  {
    id: 'receiver',
    labelId: 'shipments.list.column.receiver',
    cell: ({ receiver }) => <Receiver name={receiver} />,
  },
  {
    id: 'amount',
    labelId: 'shipments.list.column.total',
    numeric: true,
    sorts: 'desc',
    cell: ({ amount }) => <MoneyText value={{ amount, currency: 'SAR' }} />,
  },
  {
    id: 'createdOn',
    labelId: 'shipments.list.column.created',
    sorts: 'asc',
    cell: ({ createdOn }) => <DateText value={createdOn} format="short" />,
  },
];
const totalled = columns.map((column) =>
  column.id === 'amount'
    ? { ...column, total: () => <MoneyText value={{ amount: 118_224, currency: 'SAR' }} /> }
    : column,
);

function Status() {
  const sample = useSample();
  return <StatusChip tone="progress">{sample('قيد الشحن', 'In shipping')}</StatusChip>;
}

function Receiver({ name: [arabic, english] }: { name: Row['receiver'] }) {
  return useSample()(arabic, english);
}

const nothing = () => undefined;

function States() {
  const sample = useSample();
  const [sort, setSort] = useState<Sort>('-createdOn');
  const layout = useColumnLayout('gallery', undefined, columns);
  const selected = useSelection<Row>('');
  const shared = {
    label: sample('الشحنات', 'Shipments'),
    columns,
    layout,
    rowId: ({ number }: Row) => number,
    onRetry: nothing,
    empty: (
      <EmptyState art="search" title={sample('لا توجد شحنات بهذه الشروط', 'No shipments match')} />
    ),
  };
  const pager = { total: 170, totalIsCapped: false, loading: false } as const;
  return (
    <>
      <State name="filled, sorted, selectable, with totals, in the middle of the list" wide>
        <Panel flush>
          <DataTable
            {...shared}
            columns={totalled}
            rows={rows}
            failed={false}
            sort={sort}
            onSortChange={setSort}
            selection={{ selected, rowName: ({ number }) => number }}
            footer={
              <Pager
                {...pager}
                range={{ from: 26, to: 50 }}
                onPrevious={nothing}
                onNext={nothing}
              />
            }
          />
        </Panel>
      </State>
      <State name="the next page is loading; the server stopped counting" wide>
        <Panel flush>
          <DataTable
            {...shared}
            rows={rows}
            failed={false}
            stale
            footer={
              <Pager
                range={{ from: 1, to: 25 }}
                total={10_000}
                totalIsCapped
                loading
                onPrevious={undefined}
                onNext={nothing}
              />
            }
          />
        </Panel>
      </State>
      <State name="loading" wide>
        <Panel flush>
          <DataTable {...shared} rows={undefined} failed={false} />
        </Panel>
      </State>
      <State name="empty" wide>
        <Panel flush>
          <DataTable {...shared} rows={[]} failed={false} />
        </Panel>
      </State>
      <State name="failed" wide>
        <Panel flush>
          <DataTable {...shared} rows={undefined} failed />
        </Panel>
      </State>
    </>
  );
}
