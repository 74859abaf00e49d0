import { useCallback } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';

/** The label of a field by its path. The summary of errors uses the same labels. */
export function useFieldLabel(): (path: string) => string {
  const text = useText();
  return useCallback(
    (path) => {
      const [, index, field] = /^further_products\.(\d+)\.(.*?)(\.amount)?$/.exec(path) ?? [];
      if (index !== undefined && field !== undefined) {
        const [number, name] = [Number(index) + 2, text(`shipments.create.field.${field}`)];
        return text('shipments.create.product.field', { number, field: name });
      }
      if (['length', 'width', 'height'].includes(path)) return text(`ui.dimension.${path}`);
      // The amount of a price and the city of a place have the label of the whole.
      return text(`shipments.create.field.${path.replace(/\.(amount|city)$/, '')}`);
    },
    [text],
  );
}

/** The props that every field has, by its path. */
export function useFieldProps<Values extends FieldValues, Output>(
  control: Control<Values, unknown, Output>,
) {
  const label = useFieldLabel();
  return (name: FieldPath<Values>) => ({ control, name, label: label(name) });
}
