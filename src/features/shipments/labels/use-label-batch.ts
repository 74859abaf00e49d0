import { treatFailure } from '../../../api/failure-policy.ts';
import { useDownloadLabelBatch, useGetLabelBatch } from '../../../api/generated/labels/labels.ts';
import type { LabelBatch } from '../../../api/generated/model/label-batch.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { todayInRiyadh } from '../../../ui/text/today.ts';

/** Milliseconds between requests for the progress of a file. */
const pause = 1000;

/** A batch, requested repeatedly until it is finished. A hidden tab sends no requests. */
export function useLabelBatch(id: string) {
  return useGetLabelBatch(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pause),
    },
  });
}

export function isOver({ status }: LabelBatch): boolean {
  return status === 'ready' || status === 'failed';
}

/** Saves the file of a finished batch. */
export function useBatchDownload(onSaved: () => void) {
  const { mutate, isPending } = useDownloadLabelBatch({
    mutation: {
      onSuccess: (file) => {
        saveFile(`mizan-labels-${todayInRiyadh()}.pdf`, 'application/pdf', file);
        showToast({ tone: 'success', titleId: 'shipments.labels.several.saved' });
        onSaved();
      },
      onError: (error) => {
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) === 'screen') {
          showToast({
            tone: 'error',
            titleId: 'shipments.labels.several.unsaved',
            descriptionId: 'shipments.labels.several.unsavedLead',
          });
        }
      },
    },
  });
  return {
    downloading: isPending,
    download: (batchId: string) => {
      mutate({ batchId });
    },
  };
}
