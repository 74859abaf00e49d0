import { useCreateTopUp } from '../../../api/generated/balance/balance.ts';
import type { TopUpCreate } from '../../../api/generated/model/top-up-create.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { useDeparture } from '../../../ui/use-departure.ts';

/** Codes that the page explains itself. */
export const topUpProblems = {
  payment_provider_unavailable: 'billing.topUp.unavailable',
} as const;

/**
 * Starts a top-up and leaves for the payment provider's page. The same intended top-up keeps its
 * key on every try, so that it starts only once however often it is sent, unless something in it
 * changes.
 */
export function useBeginTopUp() {
  const keyOf = useIdempotencyKey();
  const { isLeaving, leaveFor } = useDeparture();
  const { mutate, isPending, error } = useCreateTopUp({
    mutation: { meta: { handledCodes: Object.keys(topUpProblems) } },
  });

  const begin = (data: TopUpCreate) => {
    mutate(
      { data, headers: keyOf(data) },
      {
        onSuccess: ({ checkout_url }) => {
          if (checkout_url !== undefined) leaveFor(checkout_url);
        },
      },
    );
  };

  return { begin, isPending: isPending || isLeaving, error };
}
