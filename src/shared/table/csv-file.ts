import { treatFailure } from '../../api/failure-policy.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { saveCsv } from '../../ui/table/save-csv.ts';

/** Spreadsheets recognise UTF-8 by it. Reading the response as text removed it. */
const byteOrderMark = '\uFEFF';

/**
 * Options of a mutation whose answer is a CSV file, which they save.
 *
 * @param name of the file, without date and extension.
 * @param toasts the ids of their texts.
 */
export function csvFile(name: string, toasts: { doneId: string; failedId: string }) {
  return {
    onSuccess: (csv: string) => {
      saveCsv(name, byteOrderMark + csv);
      showToast({ tone: 'success', titleId: toasts.doneId });
    },
    onError: (error: unknown) => {
      // Nothing else on the screen would show it.
      if (treatFailure(error, undefined) === 'screen') {
        showToast({ tone: 'error', titleId: toasts.failedId });
      }
    },
  };
}
