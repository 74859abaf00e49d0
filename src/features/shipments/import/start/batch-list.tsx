import { useNavigate } from 'react-router-dom';
import {
  getListImportBatchesQueryKey,
  listImportBatches,
  useDeleteImportBatch,
} from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatchSummary } from '../../../../api/generated/model/import-batch-summary.ts';
import type { ListImportBatchesParams } from '../../../../api/generated/model/list-import-batches-params.ts';
import { ListImportBatchesQueryParams } from '../../../../api/generated/zod/import-batches/import-batches.zod.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useConfirmed } from '../../../../shared/table/use-confirmed.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { listRules } from '../../../../ui/table/list-rules.ts';
import { Pager } from '../../../../ui/table/pager.tsx';
import { useColumnLayout } from '../../../../ui/table/use-column-layout.ts';
import { shipmentPaths } from '../../paths.ts';
import { isWorking } from '../steps.ts';
import { usePaged } from '../use-paged.ts';
import { batchColumns } from './batch-columns.tsx';

const rules = listRules<ListImportBatchesParams>(ListImportBatchesQueryParams, []);
const source = {
  rules,
  rowsPerPage: 10,
  keyOf: getListImportBatchesQueryKey,
  load: listImportBatches,
  isAtWork: (rows: readonly ImportBatchSummary[]) => rows.some(isWorking),
};

/** Earlier batches, to continue or delete; nothing while there are none. */
export function BatchList() {
  const text = useText();
  const navigate = useNavigate();
  const list = usePaged<ImportBatchSummary, ListImportBatchesParams>(source);
  const deletion = useConfirmed<ImportBatchSummary, { batchId: string }>({
    mutation: useDeleteImportBatch(),
    variables: ({ id }) => ({ batchId: id }),
    words: ({ booked }) => ({
      title: text('shipments.import.delete.ask'),
      lead: text('shipments.import.delete.lead', { count: booked }),
      confirmLabel: text('shipments.import.delete'),
      cancelLabel: text('shipments.import.cancel'),
    }),
    doneId: 'shipments.import.delete.done',
  });
  const columns = batchColumns(deletion.ask);
  const layout = useColumnLayout('imports', undefined, columns);
  if (list.rows?.length === 0) return null;
  return (
    <Panel flush title={text('shipments.import.list')}>
      <DataTable
        label={text('shipments.import.list')}
        columns={columns}
        layout={layout}
        rows={list.rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => {
          void navigate(shipmentPaths.importBatch(id));
        }}
        failed={list.failed}
        onRetry={list.retry}
        empty={null}
        stale={list.stale}
        footer={list.pager && <Pager {...list.pager} />}
      />
      {deletion.dialog}
    </Panel>
  );
}
