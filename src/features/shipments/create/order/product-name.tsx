import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SuggestInput } from '../../../../ui/forms/suggest-input.tsx';
import { useFieldLabel } from '../use-field-label.ts';
import { loadProductParts, useProductParts } from './product-parts.ts';
import { pathsOf, type LinePlace, type OrderForm } from './product-values.ts';
import { useProductSuggestions } from './use-product-suggestions.ts';

/** The name of a line's product, typed or found among the saved ones by name or SKU. */
export function ProductName({ line }: { line: LinePlace }) {
  const { control } = useFormContext<OrderForm>();
  const label = useFieldLabel();
  const parts = useProductParts();
  const { suggestions, seek, choose } = useProductSuggestions(line);
  const { name, sku } = pathsOf(line);
  const isGiven = useWatch({ control, name: [name, sku] }).some((value) => value !== '');
  useEffect(() => {
    if (isGiven) loadProductParts();
  }, [isGiven]);
  return (
    <div>
      <SuggestInput
        control={control}
        name={name}
        label={label('product_name')}
        maxLength={120}
        suggestions={suggestions}
        onFocus={() => {
          seek();
          loadProductParts();
        }}
        onChoose={choose}
      />
      {parts && <parts.LineFoot line={line} />}
    </div>
  );
}
