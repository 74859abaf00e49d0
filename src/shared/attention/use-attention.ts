import { keepPreviousData } from '@tanstack/react-query';
import { useListAttention } from '../../api/generated/attention/attention.ts';
import type { AttentionKind } from '../../api/generated/model/attention-kind.ts';
import type { ListAttentionParams } from '../../api/generated/model/list-attention-params.ts';
import { declareStale } from '../../api/stale-after.ts';

/** The items that are shown at first. The number in the menu asks for the same, and so for nothing. */
export const FIRST: ListAttentionParams = { limit: 5 };

const STALE = ['listAttention'] as const;

// Declared here and not in a `feature.ts`: before this has loaded, there is nothing to become stale.
declareStale({
  snoozeAttention: STALE,
  finishAttention: STALE,
  restoreAttention: STALE,
  createShipment: STALE,
  updateShipment: STALE,
  cancelShipment: STALE,
  bookImportBatch: STALE,
  updateStoreOrder: STALE,
  createTopUp: STALE,
  retryTopUp: STALE,
  changePlan: STALE,
  updateProfile: STALE,
});

interface AttentionChoice {
  kind: AttentionKind | undefined;
  isWhole: boolean;
  isSnoozed: boolean;
}

/** What needs attention, of all kinds or one. `readAt` is when it was read, in milliseconds. */
export function useAttention({ kind, isWhole, isSnoozed }: AttentionChoice) {
  const { data, isError, refetch, dataUpdatedAt } = useListAttention(
    {
      ...FIRST,
      ...(isWhole && { limit: 100 }),
      ...(kind && { kind }),
      ...(isSnoozed && { snoozed: true }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  return { data, isError, refetch, readAt: dataUpdatedAt };
}
