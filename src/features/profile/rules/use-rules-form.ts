import { useEffect } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { CourierRules } from '../../../api/generated/model/courier-rules.ts';
import { useUpdateCourierRules } from '../../../api/generated/courier-rules/courier-rules.ts';
import { limitCodes } from '../../../shared/plan-limits/limit-reached.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { type ListedRule, toListed } from './listed-rule.ts';

/** The list as it is being edited. */
export interface RulesForm {
  /** Of the saved list that is being edited. */
  version: number;
  rules: ListedRule[];
}

const meta = { handledCodes: ['courier_rules_changed', ...limitCodes] };
const formOf = ({ version, rules }: CourierRules): RulesForm => ({
  version,
  rules: rules.map(toListed),
});

/** The list of rules as a form, which is saved as a whole. */
export function useRulesForm(saved: CourierRules) {
  const form = useForm<RulesForm>({ defaultValues: formOf(saved) });
  const { control, reset, getValues, formState } = form;
  const list = useFieldArray({ control, name: 'rules' });
  const { isDirty } = formState;
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useUpdateCourierRules({
    mutation: {
      meta,
      onSuccess: (answer) => {
        take(answer);
        showToast({ tone: 'success', titleId: 'profile.rules.saved' });
      },
    },
  });

  /** Shows a list of the server, and loses what was changed here. */
  function take(fresh: CourierRules): void {
    reset(formOf(fresh));
    forget();
  }

  // Another device has saved, and nothing would be lost here.
  useEffect(() => {
    if (!isDirty && saved.version > getValues('version')) reset(formOf(saved));
  }, [saved, isDirty, getValues, reset]);

  return {
    form,
    list,
    isDirty,
    isPending,
    error,
    save: ({ version, rules }: RulesForm) => {
      mutate({ data: { version, rules: rules.map(({ input }) => input) } });
    },
    discard: () => {
      take(saved);
    },
  };
}
