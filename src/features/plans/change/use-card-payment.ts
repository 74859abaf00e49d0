import type { Money } from '../../../../common/money.ts';
import { useCreateTopUp, useGetTopUpOptions } from '../../../api/generated/balance/balance.ts';
import type { PlanChoice } from '../../../api/generated/model/plan-choice.ts';
import type { TopUpCreate } from '../../../api/generated/model/top-up-create.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { useDeparture } from '../../../ui/use-departure.ts';
import { plansPath } from '../paths.ts';
import { planProblems } from './use-plan-change.ts';

/** Codes that the dialog explains. */
export const cardProblems = {
  ...planProblems,
  payment_provider_unavailable: 'plans.problem.payment_provider_unavailable',
} as const;

/**
 * Pays for a plan at the payment provider: a top-up of exactly the amount that is due, after which
 * the plan changes by itself.
 */
export function useCardPayment({ tier, period }: PlanChoice) {
  const keyOf = useIdempotencyKey();
  const { isLeaving, leaveFor } = useDeparture();
  const { data: options } = useGetTopUpOptions();
  const { mutate, isPending, error } = useCreateTopUp({
    mutation: { meta: { handledCodes: Object.keys(cardProblems) } },
  });
  const limits = options?.methods
    .find(({ payment_method }) => payment_method === 'credit_card')
    ?.currencies.find(({ currency }) => currency === 'SAR');

  /** Whether the payment provider takes this amount by card. */
  const takes = ({ amount }: Money) =>
    limits !== undefined && amount >= limits.minimum.amount && amount <= limits.maximum.amount;

  const pay = (total: Money) => {
    if (tier === 'basic' || period === undefined) return;
    const data: TopUpCreate = {
      amount: total,
      payment_method: 'credit_card',
      return_url: plansPath,
      plan: { tier, period },
    };
    mutate(
      { data, headers: keyOf(data) },
      {
        onSuccess: ({ checkout_url }) => {
          if (checkout_url !== undefined) leaveFor(checkout_url);
        },
      },
    );
  };

  return { takes, pay, isPending: isPending || isLeaving, error };
}
