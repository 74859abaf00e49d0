import type { Shipment } from '../../../api/generated/model/shipment.ts';
import type { KeptBatch } from '../labels/kept-batch.ts';
import { LabelsWork } from '../labels/labels-work.tsx';
import { CancelSeveral } from './cancel-several.tsx';
import { ShipAgain } from './ship-again.tsx';

/** The current task with several shipments. */
export type BulkTask =
  | {
      kind: 'cancel';
      shipments: readonly Shipment[];
      unselect: (ids: readonly string[]) => void;
    }
  | { kind: 'labels' | 'again'; shipments: readonly Shipment[] };

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
  if (task?.kind === 'again') return <ShipAgain shipments={task.shipments} onClose={close} />;
  return (
    <LabelsWork
      shipments={task?.shipments ?? null}
      kept={kept}
      keepBatch={keepBatch}
      onClose={close}
    />
  );
}
