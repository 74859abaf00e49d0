import { useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../../../api/errors.ts';
import {
  getGetStoreOrderQueryKey,
  useGetStoreOrder,
  useUpdateStoreOrder,
} from '../../../../api/generated/store-orders/store-orders.ts';
import type { StoreOrderUpdate } from '../../../../api/generated/model/store-order-update.ts';
import { showAnswer } from '../../../../api/show-answer.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { focusHeading } from '../../../../ui/layout/focus-heading.ts';
import { showToast } from '../../../../ui/feedback/toast-store.ts';

/** One order, read whenever it is opened: its store may have changed it. */
export function useOrder(id: string) {
  return useGetStoreOrder(id, { query: { refetchOnMount: 'always' } });
}

const booked = 'store_order_booked';
const isBooked = (failure: unknown) => asApiError(failure)?.problem.code === booked;

/**
 * Changes an order, and shows what the server makes of it.
 *
 * @param doneId says that it is done; an order that can now be booked is told as such.
 */
export function useOrderChange(id: string, doneId: string) {
  const client = useQueryClient();
  const { mutate, isPending, error, variables } = useUpdateStoreOrder({
    mutation: {
      meta: { handledCodes: [booked] },
      onSuccess: async (details) => {
        await showAnswer(client, getGetStoreOrderQueryKey(id), details);
        const isNew = details.order.state === 'new';
        showToast({ tone: 'success', titleId: isNew ? 'shipments.orders.ready' : doneId });
        // What was pressed is gone.
        focusHeading();
      },
      onError: (failure) => {
        if (!isBooked(failure)) return;
        showToast({ tone: 'error', titleId: 'shipments.orders.booked' });
        // What the screen shows is outdated.
        void client.invalidateQueries({ queryKey: getGetStoreOrderQueryKey(id) });
      },
    },
  });
  const submitError = useSubmitError(error);
  return {
    change: (data: StoreOrderUpdate) => {
      if (!isPending) mutate({ orderId: id, data });
    },
    isPending,
    /** What is being sent, or was last. */
    sent: variables?.data,
    /** Why the last try failed; null if it did not, or if a toast says so. */
    refusal: isBooked(error) ? null : submitError,
  };
}
