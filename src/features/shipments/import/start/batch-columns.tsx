import { Link } from 'react-router-dom';
import type { ImportBatchSummary } from '../../../../api/generated/model/import-batch-summary.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { TwoLines } from '../../../../ui/table/two-lines.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { NoValue } from '../../../../ui/text/no-value.tsx';
import { shipmentPaths } from '../../paths.ts';
import { BatchName } from '../batch-name.tsx';
import { BatchState } from './batch-state.tsx';

/** The columns of the list of batches. `onDelete` asks before one is deleted. */
export function batchColumns(
  onDelete: (batch: ImportBatchSummary) => void,
): readonly Column<ImportBatchSummary>[] {
  return [
    {
      id: 'name',
      labelId: 'shipments.import.list.name',
      pinned: 'start',
      canHide: false,
      size: 200,
      onPhone: 'title',
      cell: (batch) => (
        <Link to={shipmentPaths.importBatch(batch.id)}>
          <BatchName batch={batch} />
        </Link>
      ),
    },
    {
      id: 'status',
      labelId: 'shipments.import.list.status',
      size: 185,
      cell: ({ status }) => <BatchState status={status} />,
    },
    {
      id: 'rows',
      labelId: 'shipments.import.list.rows',
      size: 120,
      cell: (batch) => <RowCounts batch={batch} />,
    },
    {
      id: 'charged',
      labelId: 'shipments.import.list.charged',
      numeric: true,
      size: 110,
      cell: ({ charged }) => (charged.amount > 0 ? <MoneyText value={charged} /> : <NoValue />),
    },
    {
      id: 'updated_at',
      labelId: 'shipments.import.list.updated',
      size: 205,
      cell: ({ updated_at: updated }) => <DateText value={updated} format="dateTime" />,
    },
    {
      id: 'delete',
      labelId: 'shipments.import.list.actions',
      canHide: false,
      size: 100,
      onPhone: 'foot',
      cell: (batch) => <DeleteButton batch={batch} onDelete={onDelete} />,
    },
  ];
}

function RowCounts({ batch: { rows, booked } }: { batch: ImportBatchSummary }) {
  const text = useText();
  if (rows === 0) return <NoValue />;
  return (
    <TwoLines
      first={text('shipments.import.rows', { count: rows })}
      second={booked > 0 && text('shipments.import.list.booked', { count: booked })}
    />
  );
}

interface DeleteButtonProps {
  batch: ImportBatchSummary;
  onDelete: (batch: ImportBatchSummary) => void;
}

function DeleteButton({ batch, onDelete }: DeleteButtonProps) {
  const text = useText();
  const name = batch.file_name ?? text(`shipments.import.origin.${batch.origin}`);
  return (
    <IconButton
      size="small"
      type="button"
      disabled={batch.status === 'booking'}
      aria-label={text('shipments.import.delete.label', { name })}
      onClick={() => {
        onDelete(batch);
      }}
    >
      <TrashIcon size={18} />
    </IconButton>
  );
}
