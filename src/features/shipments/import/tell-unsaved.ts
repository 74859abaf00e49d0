import { treatFailure } from '../../../api/failure-policy.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

/** Tells of a download that failed where nothing else on the screen would. */
export function tellUnsaved(error: unknown): void {
  if (treatFailure(error, undefined) === 'screen') {
    showToast({ tone: 'error', titleId: 'shipments.import.unsaved' });
  }
}
