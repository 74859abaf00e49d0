import { useId, useState } from 'react';
import type { Printable } from './printable.ts';
import { useText } from '../../../i18n/use-text.ts';
import { BatchView } from './batch-view.tsx';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { BeginBatch } from './begin-batch.tsx';
import type { KeptBatch } from './kept-batch.ts';

interface LabelsDialogProps {
  /** The shipments to print; null continues with the file started before. */
  shipments: readonly Printable[] | null;
  kept: KeptBatch | null;
  keepBatch: (batch: KeptBatch | null) => void;
  onClose: () => void;
}

/**
 * Asks for the paper, requests the file, shows its progress and saves it. It continues when closed.
 */
export function LabelsDialog({ shipments, kept, keepBatch, onClose }: LabelsDialogProps) {
  const text = useText();
  const titleId = useId();
  const [batchId, setBatchId] = useState(shipments ? null : (kept?.id ?? null));
  return (
    <TitledDialog
      title={text('shipments.labels.several.title')}
      titleId={titleId}
      onClose={onClose}
    >
      {batchId === null ? (
        <BeginBatch
          shipments={shipments ?? []}
          onBegun={(batch) => {
            keepBatch({ id: batch.id, expires_at: batch.expires_at });
            setBatchId(batch.id);
          }}
          onClose={onClose}
        />
      ) : (
        <BatchView
          id={batchId}
          titleId={titleId}
          onSaved={() => {
            keepBatch(null);
            onClose();
          }}
          onAgain={
            shipments &&
            (() => {
              setBatchId(null);
            })
          }
          onClose={onClose}
        />
      )}
    </TitledDialog>
  );
}
