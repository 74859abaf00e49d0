import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { BeginMonthFile } from './begin-month-file.tsx';
import { MonthFileView } from './month-file-view.tsx';

interface MonthFileDialogProps {
  /** The file under way; null to begin one. */
  fileId: string | null;
  onFile: (id: string | null) => void;
  onClose: () => void;
}

/** Asks for the month, shows the progress of its file, and saves it. */
export function MonthFileDialog({ fileId, onFile, onClose }: MonthFileDialogProps) {
  const text = useText();
  const titleId = useId();
  return (
    <TitledDialog title={text('billing.invoices.month')} titleId={titleId} onClose={onClose}>
      {fileId === null ? (
        <BeginMonthFile
          onBegun={(file) => {
            onFile(file.id);
          }}
          onClose={onClose}
        />
      ) : (
        <MonthFileView
          id={fileId}
          titleId={titleId}
          onSaved={() => {
            onFile(null);
            onClose();
          }}
          onAnother={() => {
            onFile(null);
          }}
          onClose={onClose}
        />
      )}
    </TitledDialog>
  );
}
