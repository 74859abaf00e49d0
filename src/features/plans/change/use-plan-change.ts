import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../../api/errors.ts';
import { previewPlanChange, useChangePlan } from '../../../api/generated/plans/plans.ts';
import type { PlanChange } from '../../../api/generated/model/plan-change.ts';
import type { PlanChangePreview } from '../../../api/generated/model/plan-change-preview.ts';
import type { PlanChoice } from '../../../api/generated/model/plan-choice.ts';
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

/** Refusals that the dialog explains. */
export const planProblems = {
  already_on_plan: 'plans.problem.already_on_plan',
  plan_unavailable: 'plans.problem.plan_unavailable',
  plan_changed_meanwhile: 'plans.problem.plan_changed_meanwhile',
  plan_price_changed: 'plans.problem.plan_price_changed',
  insufficient_balance: 'plans.problem.insufficient_balance',
  balance_below_zero: 'plans.problem.balance_below_zero',
} as const;
const meta = { handledCodes: Object.keys(planProblems) };

/**
 * What a change would cost today, and the change. It is made only at the price that was shown; a
 * refused change shows what it costs now. The same intended change keeps its key on every try.
 */
export function usePlanChange(choice: PlanChoice, onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const queryKey = ['previewPlanChange', choice];
  const preview = useQuery({
    queryKey,
    queryFn: ({ signal }) => previewPlanChange(choice, { signal }),
    // Money is shown as it is now.
    staleTime: 0,
    gcTime: 0,
    meta,
  });
  const change = useChangePlan({
    mutation: {
      meta,
      onSuccess: () => {
        const isNow = preview.data?.takes_effect === 'now';
        showToast({ tone: 'success', titleId: isNow ? 'plans.done.now' : 'plans.done.later' });
        onDone();
      },
      onError: (error) => {
        const problem = asApiError(error)?.problem;
        if (problem?.['preview']) client.setQueryData(queryKey, problem['preview']);
        else if (problem?.code !== undefined && problem.code in planProblems) {
          void preview.refetch();
        }
      },
    },
  });

  const confirm = ({ total, version }: PlanChangePreview) => {
    const data: PlanChange = { ...choice, seen_total: total, version };
    change.mutate({ data, headers: keyOf(data) });
  };
  return { preview, confirm, isPending: change.isPending, error: change.error };
}
