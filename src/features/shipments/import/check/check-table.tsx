import styled from '@emotion/styled';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useListImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { Pager } from '../../../../ui/table/pager.tsx';
import { useColumnLayout } from '../../../../ui/table/use-column-layout.ts';
import { isImportField } from '../fields.ts';
import { CheckFoot } from './check-foot.tsx';
import { KindList } from './kind-list.tsx';
import { RepairsNotice } from './repairs-notice.tsx';
import { RowCard } from './row-card.tsx';
import { fieldsOfRows, rowColumns, wrongFields } from './row-columns.tsx';
import { SavingContext, type Correction } from './saving-context.ts';
import { StateChips } from './state-chips.tsx';
import { useRows, useSaveRow } from './use-rows.ts';

const CorrectDialog = lazy(async () => ({
  default: (await import('./correct-dialog.tsx')).CorrectDialog,
}));

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Bar = styled('div')({
  padding: '16px 24px',
  '@media (max-width: 599.95px)': { padding: 16 },
});
const none: readonly ImportRow[] = [];

interface CheckTableProps {
  batch: ImportBatch;
  onContinue: () => void;
}

export function CheckTable({ batch, onContinue }: CheckTableProps) {
  const text = useText();
  const { id, counts, faults_by_kind: faults, repairs_by_kind: repairs } = batch;
  const list = useRows(id);
  const save = useSaveRow(id);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const saving = useMemo(() => ({ save, correct: setCorrection }), [save]);
  const repaired = useListImportRows(
    id,
    { repaired: true, limit: 1 },
    { query: { enabled: repairs.length > 0 } },
  ).data?.page.total;
  const isNarrowed = Object.keys(list.query).some((name) => name !== 'cursor');
  // A field that was wrong once stays in front, so that no column moves while it is corrected.
  const [front, setFront] = useState<readonly ImportField[]>([]);
  const rows = list.rows ?? none;
  const wrong = wrongFields(batch, rows).filter((field) => !front.includes(field));
  if (wrong.length > 0) setFront([...front, ...wrong]);
  const named = fieldsOfRows(batch, rows, front).join(' ');
  const fields = useMemo(() => named.split(' ').filter(isImportField), [named]);
  const columns = useMemo(() => rowColumns(fields), [fields]);
  const renderCard = useCallback(
    (row: ImportRow) => <RowCard row={row} fields={fields} />,
    [fields],
  );
  const layout = useColumnLayout('import.rows', undefined, columns);
  return (
    <SavingContext value={saving}>
      <Stack>
        <RepairsNotice
          kinds={repairs}
          onShow={() => {
            list.change({ state: undefined, field: undefined, code: undefined, repaired: 'true' });
          }}
        />
        <KindList
          kinds={faults}
          onShow={(kind) => {
            list.change({
              state: undefined,
              repaired: undefined,
              field: kind.field,
              code: kind.code,
            });
          }}
          onCorrect={setCorrection}
        />
        <Panel flush>
          <Bar>
            <StateChips
              counts={counts}
              repaired={repaired ?? 0}
              query={list.query}
              onChange={list.change}
            />
          </Bar>
          <div data-rows>
            <DataTable
              label={text('shipments.import.check.rows')}
              columns={columns}
              layout={layout}
              rows={list.rows}
              rowId={({ row }) => String(row)}
              renderCard={renderCard}
              failed={list.failed}
              onRetry={list.retry}
              stale={list.stale}
              empty={
                <EmptyState
                  art={isNarrowed ? 'search' : 'empty'}
                  title={text('shipments.import.check.none')}
                  action={
                    <Button variant="outline" onClick={list.clear}>
                      {text('shipments.import.check.showAll')}
                    </Button>
                  }
                />
              }
              footer={list.pager && <Pager {...list.pager} />}
            />
          </div>
        </Panel>
      </Stack>
      <CheckFoot batch={batch} onContinue={onContinue} />
      {correction && (
        <Suspense>
          <CorrectDialog
            batchId={id}
            what={correction}
            onClose={() => {
              setCorrection(null);
            }}
          />
        </Suspense>
      )}
    </SavingContext>
  );
}
