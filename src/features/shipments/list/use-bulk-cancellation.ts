import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asApiError } from '../../../api/errors.ts';
import { eachAtMost } from '../../../api/each-at-most.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { cancelShipment } from '../../../api/generated/shipments/shipments.ts';
import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import { staleAfter } from '../../../api/stale-after.ts';

/** The result for one shipment; `refused` gives the contract's code. */
export type Outcome =
  { state: 'sending' | 'cancelled' | 'failed' } | { state: 'refused'; reason: RefusalReason };

const refusalReasons = ['already_collected', 'already_cancelled', 'already_final'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Number of cancellations in parallel. */
const atOnce = 3;

/**
 * Cancels several shipments separately. Each keeps its idempotency key from the first try on, so
 * that it is cancelled once however often the request is sent.
 */
export function useBulkCancellation(shipments: readonly Shipment[]) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new Map(shipments.map(({ id }) => [id, newIdempotencyKey()])));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  // A ref, because a double click is faster than the next render.
  const running = useRef(false);

  const tell = (id: string, outcome: Outcome) => {
    setOutcomes((before) => new Map(before).set(id, outcome));
  };
  const cancel = async ({ id }: Shipment) => {
    tell(id, { state: 'sending' });
    try {
      await cancelShipment(id, { 'Idempotency-Key': keys.get(id) ?? newIdempotencyKey() });
      tell(id, { state: 'cancelled' });
    } catch (error) {
      const code = asApiError(error)?.problem.code;
      const reason = refusalReasons.find((each) => each === code);
      tell(id, reason ? { state: 'refused', reason } : { state: 'failed' });
    }
  };
  /** Starts, or retries what failed. */
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    const left = shipments.filter(({ id }) => {
      const outcome = outcomes.get(id);
      return outcome === undefined || outcome.state === 'failed';
    });
    await eachAtMost(atOnce, left, cancel);
    for (const queryKey of staleAfter(['cancelShipment'])) {
      void queryClient.invalidateQueries({ queryKey });
    }
    running.current = false;
    setIsRunning(false);
  };
  return { outcomes, isRunning, run };
}
