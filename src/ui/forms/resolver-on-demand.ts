import { useEffect } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

type Load<Values extends FieldValues, Output> = () => Promise<Resolver<Values, unknown, Output>>;

/**
 * A resolver that is loaded when it is first asked: a form can be shown without the rules that
 * judge it. `load` is an import, which loads once however often it is called.
 */
export function resolverOnDemand<Values extends FieldValues, Output>(
  load: Load<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (...question) => (await load())(...question);
}

/** Loads the rules with the first keystroke, so that they are there when the form is sent. */
export function useLoadOnTyping<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  load: Load<Values, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          void load();
        },
      }),
    [form, load],
  );
}
