import type { TaxDocument } from '../../../api/generated/model/tax-document.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Spinner } from '../../../ui/controls/spinner.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { useInvoiceDownloads } from './use-invoice-downloads.ts';

/** Saves a document as PDF from its row. */
export function PdfButton({ invoice: { number } }: { invoice: TaxDocument }) {
  const text = useText();
  const { pending, savePdf } = useInvoiceDownloads();
  return (
    <IconButton
      type="button"
      size="small"
      aria-label={text('billing.invoices.pdfOf', { number })}
      aria-busy={pending !== null}
      onClick={() => {
        savePdf(number);
      }}
    >
      {pending === null ? <DownloadIcon size={18} /> : <Spinner />}
    </IconButton>
  );
}
