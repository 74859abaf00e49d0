import { useEffect } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

type Load<Values extends FieldValues, Output> = () => Promise<Resolver<Values, unknown, Output>>;

/**
 * A resolver that loads on first use, so that a form can be shown before its validation rules load.
 * `load` is an import, which runs once however often it is called.
 */
export function resolverOnDemand<Values extends FieldValues, Output>(
  load: Load<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (...question) => (await load())(...question);
}

/** Loads the rules at the first keystroke, so that they are there when the form is submitted. */
export function useLoadOnTyping<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  load: Load<Values, Output>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // Values that the form fills in itself have no type.
          if (type === 'change') void load();
        },
      }),
    [form, load],
  );
}
