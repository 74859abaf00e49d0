import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { amountFor, halalasOf } from '../../../../common/exchange.ts';
import type { TopUpCreate } from '../../../api/generated/model/top-up-create.ts';
import type { TopUpValues } from './top-up-values.ts';

/**
 * Keeps the amount that the balance gains when the currency changes, by changing the amount to pay.
 * Changing the currency back restores the typed amount.
 *
 * @param microSar the rate of the form's currency.
 */
export function useKeptCredit(
  form: UseFormReturn<TopUpValues, unknown, TopUpCreate>,
  microSar: number,
): void {
  const last = useRef({ microSar, amount: null as number | null, credit: 0 });
  useEffect(() => {
    const { microSar: before, amount: converted, credit: kept } = last.current;
    if (before === microSar) return;
    const amount = form.getValues('amount.amount');
    if (amount === null) {
      last.current = { microSar, amount: null, credit: 0 };
      return;
    }
    const credit = amount === converted ? kept : halalasOf({ amount }, before);
    const next = amountFor(credit, microSar);
    form.setValue('amount.amount', next, { shouldValidate: form.formState.isSubmitted });
    last.current = { microSar, amount: next, credit };
  }, [form, microSar]);
}
