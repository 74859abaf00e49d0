import { useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../../api/errors.ts';
import { treatFailure } from '../../../api/failure-policy.ts';
import { useDownloadShipmentLabel } from '../../../api/generated/labels/labels.ts';
import type { LabelPaper } from '../../../api/generated/model/label-paper.ts';
import type { ShipmentDocument } from '../../../api/generated/model/shipment-document.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { getGetShipmentQueryKey } from '../../../api/generated/shipments/shipments.ts';
import { useLocale } from '../../../i18n/locale-context.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** Saves the label or waybill of a shipment, in the current language. */
export function useLabelDownload({ id, tracking_number }: Shipment) {
  const queryClient = useQueryClient();
  const { locale: language } = useLocale();
  const { mutate, isPending, variables } = useDownloadShipmentLabel({
    mutation: {
      onSuccess: (file, { data: { document } }) => {
        saveFile(`${document}-${tracking_number}.pdf`, 'application/pdf', file);
        showToast({ tone: 'success', titleId: `shipments.labels.done.${document}` });
      },
      onError: (error) => {
        // Cancelled in the meantime: what the screen shows is outdated.
        if (asApiError(error)?.status === 409) {
          void queryClient.invalidateQueries({ queryKey: getGetShipmentQueryKey(id) });
        }
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) === 'screen') {
          showToast({
            tone: 'error',
            titleId: 'shipments.labels.failed',
            descriptionId: 'shipments.labels.failedLead',
          });
        }
      },
    },
  });
  return {
    /** The document that is loading. */
    pending: isPending ? variables.data.document : null,
    download: (document: ShipmentDocument, paper?: LabelPaper) => {
      const data = { document, language, ...(paper !== undefined && { paper }) };
      if (!isPending) mutate({ shipmentId: id, data });
    },
  };
}
