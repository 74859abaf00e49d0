import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { BatchNotice } from '../labels/batch-notice.tsx';
import type { KeptBatch } from '../labels/kept-batch.ts';
import { LabelsDialog } from '../labels/labels-dialog.tsx';
import { CancelSeveral } from './cancel-several.tsx';

/** The current task with several shipments; `kept` continues with a file started before. */
export type BulkTask =
  | {
      kind: 'cancel';
      shipments: readonly Shipment[];
      unselect: (ids: readonly string[]) => void;
    }
  | { kind: 'labels'; shipments: readonly Shipment[] }
  | { kind: 'kept' };

interface BulkWorkProps {
  task: BulkTask | undefined;
  onTask: (task: BulkTask | undefined) => void;
  kept: KeptBatch | null;
  keepBatch: (batch: KeptBatch | null) => void;
}

/**
 * The dialog of a task or, without one, the reminder of a file of labels that has not been
 * downloaded.
 */
export function BulkWork({ task, onTask, kept, keepBatch }: BulkWorkProps) {
  const close = () => {
    onTask(undefined);
  };
  if (task?.kind === 'cancel') {
    return (
      <CancelSeveral
        shipments={task.shipments}
        onClose={(settled) => {
          task.unselect(settled);
          close();
        }}
      />
    );
  }
  if (task) {
    return (
      <LabelsDialog
        shipments={task.kind === 'labels' ? task.shipments : null}
        kept={kept}
        keepBatch={keepBatch}
        onClose={close}
      />
    );
  }
  return (
    kept && (
      <BatchNotice
        id={kept.id}
        onOpen={() => {
          onTask({ kind: 'kept' });
        }}
        onForget={() => {
          keepBatch(null);
        }}
      />
    )
  );
}
