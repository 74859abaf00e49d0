import { useState } from 'react';
import { BatchNotice } from './batch-notice.tsx';
import type { KeptBatch } from './kept-batch.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import type { Printable } from './printable.ts';

interface LabelsWorkProps {
  /** The shipments to print; null if only a file started before is shown. */
  shipments: readonly Printable[] | null;
  kept: KeptBatch | null;
  keepBatch: (batch: KeptBatch | null) => void;
  /** The dialog was closed. */
  onClose: () => void;
}

/**
 * The dialog of a file of labels or, without one, the reminder of a file that has not been
 * downloaded.
 */
export function LabelsWork({ shipments, kept, keepBatch, onClose }: LabelsWorkProps) {
  const [isOpen, setOpen] = useState(false);
  if (shipments || isOpen) {
    return (
      <LabelsDialog
        shipments={shipments}
        kept={kept}
        keepBatch={keepBatch}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    );
  }
  return (
    kept && (
      <BatchNotice
        id={kept.id}
        onOpen={() => {
          setOpen(true);
        }}
        onForget={() => {
          keepBatch(null);
        }}
      />
    )
  );
}
