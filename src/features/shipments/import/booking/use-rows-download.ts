import { CSV_MARK } from '../../../../../common/csv.ts';
import { treatFailure } from '../../../../api/failure-policy.ts';
import { useDownloadImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRowsRequestWhich } from '../../../../api/generated/model/import-rows-request-which.ts';
import { useLocale } from '../../../../i18n/locale-context.ts';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { saveFile } from '../../../../ui/save-file.ts';
import { todayInRiyadh } from '../../../../ui/text/today.ts';

/** Saves rows of a batch: a file of the kind that was uploaded, and otherwise a workbook. */
export function useRowsDownload({ id: batchId, file_name }: ImportBatch) {
  const { locale: language } = useLocale();
  const format = file_name === undefined || /\.xls[xm]?$/i.test(file_name) ? 'xlsx' : 'csv';
  const { mutate, isPending, variables } = useDownloadImportRows({
    mutation: {
      onSuccess: (file, { data: { which } }) => {
        const name = `mizan-import-${which}-${todayInRiyadh()}.${format}`;
        if (typeof file === 'string') saveFile(name, 'text/csv;charset=utf-8', CSV_MARK + file);
        else saveFile(name, file.type, file);
      },
      onError: (error) => {
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) !== 'screen') return;
        showToast({ tone: 'error', titleId: 'shipments.booking.file.failed' });
      },
    },
  });
  return {
    /** The rows whose file is loading. */
    pending: isPending ? variables.data.which : null,
    download: (which: ImportRowsRequestWhich) => {
      if (!isPending) mutate({ batchId, data: { which, format, language } });
    },
  };
}
