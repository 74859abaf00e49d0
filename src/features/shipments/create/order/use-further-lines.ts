import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { emptyProduct, type OrderForm } from './product-values.ts';

const name = 'further_products';

/**
 * The lines of the products after the first; where there is none, the first begins at once. Whatever
 * begins has the focus. `useFieldArray` is left out on purpose: it would load with every screen,
 * because the library of the forms is one file.
 */
export function useFurtherLines() {
  const { control, clearErrors, getValues, setFocus, setValue, trigger, unregister } =
    useFormContext<OrderForm>();
  const { isSubmitted } = useFormState({ control });
  const count = useWatch({ control, name }).length;
  // Its place, until it has had the focus; null while none has begun.
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
    // Without a line left nothing below would tell the form that it has changed.
    if (rest.length === 0) unregister(name, { keepDefaultValue: true });
    setValue(name, rest, { shouldDirty: true });
    // What was wrong there is told of the lines where they stand now.
    clearErrors(name);
    if (isSubmitted) void trigger(name);
  };

  return { count, add, takeAway };
}
