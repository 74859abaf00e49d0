import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { emptyProduct, type OrderForm } from './product-values.ts';

const name = 'further_products';

/**
 * The lines of the further products. If there are none, the first starts at once. A new line gets
 * the focus. This does not use `useFieldArray`, which would load with every screen because the form
 * library is one file.
 */
export function useFurtherLines() {
  const { control, clearErrors, getValues, setFocus, setValue, trigger, unregister } =
    useFormContext<OrderForm>();
  const { isSubmitted } = useFormState({ control });
  const count = useWatch({ control, name }).length;
  // Index of a new line until it has had the focus; null if there is none.
  const begun = useRef<number | null>(null);

  const add = useCallback(() => {
    const products = getValues(name);
    begun.current = products.length;
    setValue(name, [...products, emptyProduct], { shouldDirty: true });
  }, [getValues, setValue]);

  useEffect(() => {
    if (begun.current === null && getValues(name).length === 0) add();
  }, [add, getValues]);

  useEffect(() => {
    if (begun.current !== count - 1) return;
    setFocus(`${name}.${begun.current}.product_name`);
    begun.current = -1;
  }, [count, setFocus]);

  const takeAway = (index: number) => {
    const rest = getValues(name).toSpliced(index, 1);
    // Without a line, nothing below would report the change to the form.
    if (rest.length === 0) unregister(name, { keepDefaultValue: true });
    setValue(name, rest, { shouldDirty: true });
    // Errors are reported again for the lines at their new positions.
    clearErrors(name);
    if (isSubmitted) void trigger(name);
  };

  return { count, add, takeAway };
}
