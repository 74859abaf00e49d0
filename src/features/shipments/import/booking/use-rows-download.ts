import { useDownloadImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRowsRequestWhich } from '../../../../api/generated/model/import-rows-request-which.ts';
import { useLocale } from '../../../../i18n/locale-context.ts';
import { todayInRiyadh } from '../../../../ui/text/today.ts';
import { saveTableFile } from '../../../../shared/table/save-table-file.ts';
import { tellUnsaved } from '../tell-unsaved.ts';

/** Saves rows of a batch: a file of the kind that was uploaded, and otherwise a workbook. */
export function useRowsDownload({ id: batchId, file_name }: ImportBatch) {
  const { locale: language } = useLocale();
  const isWorkbook = file_name === undefined || /\.xls[xm]?$/i.test(file_name);
  const { mutate, isPending, variables } = useDownloadImportRows({
    mutation: {
      onSuccess: (content, { data: { which, format } }) => {
        saveTableFile(`mizan-import-${which}-${todayInRiyadh()}`, format, content);
      },
      onError: tellUnsaved,
    },
  });
  return {
    /** The rows whose file is loading. */
    pending: isPending ? variables.data.which : null,
    download: (which: ImportRowsRequestWhich) => {
      const format = isWorkbook ? 'xlsx' : 'csv';
      if (!isPending) mutate({ batchId, data: { which, format, language } });
    },
  };
}
