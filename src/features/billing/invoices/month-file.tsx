import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DocumentIcon } from '../../../ui/icons.tsx';

const MonthFileDialog = lazy(async () => ({
  default: (await import('./month-file-dialog.tsx')).MonthFileDialog,
}));

/** Opens the dialog for all documents of a month in one file. A file under way is kept. */
export function MonthFile() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [fileId, setFileId] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        startIcon={<DocumentIcon size={16} />}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {text('billing.invoices.month')}
      </Button>
      {isOpen && (
        <Suspense>
          <MonthFileDialog
            fileId={fileId}
            onFile={setFileId}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
