import { treatFailure } from '../../../api/failure-policy.ts';
import {
  useDownloadInvoice,
  useDownloadInvoiceXml,
} from '../../../api/generated/invoices/invoices.ts';
import { asApiError } from '../../../api/errors.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Saves a document as PDF, or as XML for accounting software. */
export function useInvoiceDownloads() {
  const onError = (error: unknown) => {
    if (asApiError(error)?.problem.code === 'xml_not_ready') {
      showToast({ tone: 'info', titleId: 'billing.invoices.xml.notReady' });
    } else if (treatFailure(error, undefined) === 'screen') {
      // Nothing else on the screen would show it.
      showToast({ tone: 'error', titleId: 'billing.invoices.download.failed' });
    }
  };
  const meta = { handledCodes: ['xml_not_ready'] };
  const pdf = useDownloadInvoice({
    mutation: {
      onSuccess: (file, { number }) => {
        saveFile(`${number}.pdf`, 'application/pdf', file);
      },
      onError,
    },
  });
  const xml = useDownloadInvoiceXml({
    mutation: {
      meta,
      onSuccess: (file, { number }) => {
        saveFile(`${number}.xml`, 'application/xml', file);
      },
      onError,
    },
  });
  return {
    /** The number of the document that is loading as PDF. */
    pending: pdf.isPending ? pdf.variables.number : null,
    isXmlPending: xml.isPending,
    savePdf: (number: string) => {
      if (!pdf.isPending) pdf.mutate({ number });
    },
    saveXml: (number: string) => {
      if (!xml.isPending) xml.mutate({ number });
    },
  };
}
