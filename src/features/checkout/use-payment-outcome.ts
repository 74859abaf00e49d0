import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  getGetBalanceQueryKey,
  getListTransactionsQueryKey,
  useGetPaymentOutcome,
} from '../../api/generated/balance/balance.ts';
import { publicRequest } from '../../api/public-request.ts';

/** Seconds between requests while the bank has not answered; the last value repeats. */
const pauses = [1, 2, 3, 5, 8, 13, 20, 30] as const;
/** Milliseconds after which it counts as taking long. */
const patience = 30_000;

/** The contract's format of a reference. Anything else names no payment. */
const form = /^mzt_[A-Za-z0-9_-]{43}$/;

/** The outcome of the payment in the address, requested again until it is final. */
export function usePaymentOutcome() {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const written = search.get('payment') ?? '';
  const reference = form.test(written) ? written : null;
  const query = useGetPaymentOutcome(reference ?? '', {
    request: publicRequest,
    query: {
      enabled: reference !== null,
      refetchInterval: ({ state }) => {
        if (state.data?.status !== 'pending') return false;
        return 1000 * (pauses[state.dataUpdateCount - 1] ?? 30);
      },
    },
  });
  const isPaid = query.data?.status === 'paid';
  const isPending = query.data?.status === 'pending';
  const [takesLong, setTakesLong] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setTakesLong, patience, true);
    return () => {
      clearTimeout(timer);
    };
  }, [isPending]);

  useEffect(() => {
    if (!isPaid) return;
    void client.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
    void client.invalidateQueries({ queryKey: getListTransactionsQueryKey() });
  }, [client, isPaid]);

  return {
    /** The address names a payment. */
    isReference: reference !== null,
    outcome: query.data,
    error: query.error,
    refetch: query.refetch,
    takesLong,
  };
}
