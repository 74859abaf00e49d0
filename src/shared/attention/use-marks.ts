import { useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../api/errors.ts';
import { treatFailure } from '../../api/failure-policy.ts';
import {
  getListAttentionQueryKey,
  useFinishAttention,
  useRestoreAttention,
  useSnoozeAttention,
} from '../../api/generated/attention/attention.ts';
import type { AttentionSnoozeDays } from '../../api/generated/model/attention-snooze-days.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { focusHeading } from '../../ui/layout/focus-heading.ts';

/** Snoozes items, marks them as done, and puts them back; a toast offers to undo it. */
export function useMarks() {
  const client = useQueryClient();
  const onError = (error: Error) => {
    // The item may be gone meanwhile.
    void client.invalidateQueries({ queryKey: getListAttentionQueryKey() });
    if (asApiError(error)?.status === 401 || treatFailure(error, undefined) !== 'screen') return;
    showToast({ tone: 'error', titleId: 'home.attention.failed' });
  };
  const mutation = { onError };
  const restore = useRestoreAttention({ mutation });
  const snooze = useSnoozeAttention({ mutation });
  const finish = useFinishAttention({ mutation });
  const putBack = (attentionId: string) => {
    restore.mutate({ attentionId });
  };
  const offerUndo = (titleId: string, attentionId: string, values?: { days: number }) => {
    focusHeading();
    showToast({
      tone: 'info',
      titleId,
      values,
      action: {
        labelId: 'home.attention.undo',
        run: () => {
          putBack(attentionId);
        },
      },
    });
  };
  return {
    snooze: (attentionId: string, days: AttentionSnoozeDays) => {
      snooze.mutate(
        { attentionId, data: { days } },
        {
          onSuccess: () => {
            offerUndo('home.attention.wasSnoozed', attentionId, { days });
          },
        },
      );
    },
    finish: (attentionId: string) => {
      finish.mutate(
        { attentionId },
        {
          onSuccess: () => {
            offerUndo('home.attention.wasDone', attentionId);
          },
        },
      );
    },
    restore: putBack,
  };
}
