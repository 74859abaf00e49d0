import { useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable, type Sort } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { columnsOf } from '../../../ui/table/table-features.ts';
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

const column = columnsOf<Row>();
const columns = column.columns([
  column.accessor('number', {
    meta: { labelId: 'shipments.list.column.shipment', onPhone: 'title' },
    enableSorting: false,
    cell: ({ getValue }) => <TrackingNumberText value={getValue()} copyable />,
  }),
  column.display({
    id: 'status',
    meta: { labelId: 'shipments.list.column.status' },
    cell: Status,
  }),
  column.accessor('receiver', {
    meta: { labelId: 'shipments.list.column.receiver' },
    enableSorting: false,
    cell: ({ getValue }) => <Receiver name={getValue()} />,
  }),
  column.accessor('amount', {
    meta: { labelId: 'shipments.list.column.total', numeric: true },
    cell: ({ getValue }) => <MoneyText value={{ amount: getValue(), currency: 'SAR' }} />,
  }),
  column.accessor('createdOn', {
    meta: { labelId: 'shipments.list.column.created' },
    cell: ({ getValue }) => <DateText value={getValue()} format="short" />,
  }),
]);

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
    empty: <EmptyState art="search" title={sample('لا شحنات بهذه الشروط', 'No shipments match')} />,
  };
  const pager = { total: 170, totalIsCapped: false, loading: false } as const;
  return (
    <>
      <State name="filled, sorted, selectable, with totals, in the middle of the list" wide>
        <Panel flush>
          <DataTable
            {...shared}
            rows={rows}
            failed={false}
            sort={sort}
            onSortChange={setSort}
            selection={{ selected, rowName: ({ number }) => number }}
            totals={{ amount: <MoneyText value={{ amount: 118_224, currency: 'SAR' }} /> }}
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
