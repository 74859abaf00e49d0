import DialogContent from '@mui/material/DialogContent';
import { asApiError } from '../../../api/errors.ts';
import { useGetInvoice } from '../../../api/generated/invoices/invoices.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { DialogButtons, TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { useInvoiceDownloads } from './use-invoice-downloads.ts';

interface InvoiceDialogProps {
  number: string;
  onClose: () => void;
}

/** An invoice or credit note, and its files. */
export function InvoiceDialog({ number, onClose }: InvoiceDialogProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { data, error, refetch } = useGetInvoice(number);
  const files = useInvoiceDownloads();
  const isUnknown = asApiError(error)?.status === 404;
  return (
    <TitledDialog
      title={data ? nameOf('tax_document_kind', data.kind) : text('billing.invoices.document')}
      maxWidth="sm"
      withCross
      onClose={onClose}
    >
      <DialogContent>
        {data ? (
          <InvoiceFacts invoice={data} />
        ) : isUnknown ? (
          <EmptyState art="search" assertive title={text('billing.invoices.unknown')} />
        ) : error ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={8} />
        )}
      </DialogContent>
      {data && (
        <DialogButtons>
          <Button
            variant="outline"
            loading={files.isXmlPending}
            onClick={() => {
              files.saveXml(number);
            }}
          >
            {text('billing.invoices.xml')}
          </Button>
          <Button
            startIcon={<DownloadIcon size={18} />}
            loading={files.pending !== null}
            onClick={() => {
              files.savePdf(number);
            }}
          >
            {text('billing.invoices.pdf')}
          </Button>
        </DialogButtons>
      )}
    </TitledDialog>
  );
}
