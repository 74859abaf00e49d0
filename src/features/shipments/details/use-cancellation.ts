import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError } from '../../../api/errors.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import {
  getCancelShipmentMutationKey,
  getGetShipmentQueryKey,
  useCancelShipment,
} from '../../../api/generated/shipments/shipments.ts';
import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { staleAfter } from '../../../api/stale-after.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { refundDoneId, refundMade } from '../refund.ts';

/** Why a shipment can no longer be cancelled: codes of the contract's CancelConflict. */
const conflictCodes = ['already_collected', 'already_cancelled', 'already_final'] as const;
export type CancelConflict = (typeof conflictCodes)[number];

/** Asks, cancels once however often the request is sent, and reports the result. */
export function useCancellation(
  shipment: Shipment,
  onConflict: (conflict: CancelConflict) => void,
) {
  const queryClient = useQueryClient();
  const moneyString = useMoneyString();
  /** The idempotency key of the open question; null if there is none. */
  const [intent, setIntent] = useState<string | null>(null);

  const { mutate, isPending, isError, reset } = useCancelShipment({
    mutation: {
      meta: { handledCodes: conflictCodes },
      onSuccess: async (cancelled) => {
        const paidBack = refundMade(shipment.charge, cancelled.charge);
        await showAnswer(queryClient, getGetShipmentQueryKey(cancelled.id), cancelled);
        setIntent(null);
        showToast({
          tone: 'success',
          titleId: 'shipments.cancel.done',
          descriptionId: refundDoneId(paidBack),
          values: { amount: moneyString(paidBack) },
        });
      },
      onError: (error) => {
        const code = asApiError(error)?.problem.code;
        const found = conflictCodes.find((each) => each === code);
        if (!found) return;
        setIntent(null);
        onConflict(found);
        // What the screen shows is outdated.
        for (const queryKey of staleAfter(['cancelShipment'])) {
          void queryClient.invalidateQueries({ queryKey });
        }
      },
    },
  });

  return {
    asking: intent !== null,
    pending: isPending,
    /** The last try failed and another may succeed. */
    failed: isError,
    ask: () => {
      reset();
      setIntent(newIdempotencyKey());
    },
    confirm: () => {
      // Checked in the cache, because a double click is faster than the next render.
      const sent = queryClient.isMutating({ mutationKey: getCancelShipmentMutationKey() }) > 0;
      if (intent === null || sent) return;
      mutate({ shipmentId: shipment.id, headers: { 'Idempotency-Key': intent } });
    },
    close: () => {
      setIntent(null);
    },
  };
}
