import { treatFailure } from '../../../api/failure-policy.ts';
import { saveTableFile } from '../../../shared/table/save-table-file.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { Days } from '../address/days.ts';

type Format = Parameters<typeof saveTableFile>[1];

/** What becomes of a file of a report: it is saved under its name and days, or a toast says why not. */
export function savingAs(
  name: string,
  { from, last }: Days,
  format: Format,
  onEnd: (isLoading: false) => void,
) {
  return {
    onSuccess: (content: string | Blob) => {
      saveTableFile(`mizan-${name.replaceAll('_', '-')}-${from}-${last}`, format, content);
      showToast({ tone: 'success', titleId: 'reports.download.saved' });
    },
    onError: (error: unknown) => {
      // Nothing else on the screen would show it.
      if (treatFailure(error, undefined) === 'screen') {
        showToast({ tone: 'error', titleId: 'reports.download.failed' });
      }
    },
    onSettled: () => {
      onEnd(false);
    },
  };
}
