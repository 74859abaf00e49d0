import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { Pager } from '../../../../ui/table/pager.tsx';
import { useColumnLayout } from '../../../../ui/table/use-column-layout.ts';
import { columnsOf } from './import-columns.tsx';
import { useImportRows, type RowsFilter } from './use-import-rows.ts';

interface RowsTableProps {
  batch: ImportBatch;
  filter: RowsFilter;
  /** Names the table for screen readers. */
  label: string;
}

/** The rows of a batch that are in one state, page by page. */
export function RowsTable({ batch, filter, label }: RowsTableProps) {
  const text = useText();
  const columns = columnsOf[filter.state];
  const layout = useColumnLayout(`import.${filter.state}`, undefined, columns);
  const rows = useImportRows(batch, filter);
  const { page, range } = rows;
  return (
    <DataTable
      label={label}
      columns={columns}
      layout={layout}
      rows={page?.rows}
      rowId={({ row }) => String(row)}
      failed={rows.isError}
      onRetry={rows.retry}
      stale={rows.isStale}
      empty={<EmptyState title={text('shipments.booking.noRows')} />}
      footer={
        page && (
          <Pager
            range={range}
            total={page.total}
            totalIsCapped={page.totalIsCapped}
            onPrevious={rows.onPrevious}
            onNext={rows.onNext}
            loading={rows.isStale}
          />
        )
      }
    />
  );
}
