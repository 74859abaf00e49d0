import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { foldForSearch } from '../../../../../common/search-text.ts';
import type { Product } from '../../../../api/generated/model/product.ts';
import { useListProducts } from '../../../../api/generated/products/products.ts';
import { useProductName } from '../../../../shared/products/use-product-name.ts';
import { useMoneyString } from '../../../../ui/text/money-string.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import { lineProductKey } from './line-product-key.ts';
import { pathsOf, type LinePlace, type OrderForm } from './product-values.ts';

const settleMilliseconds = 200;
const atMost = 6;

/** Saved products that match what is typed as the name of a line, by their names and SKUs. */
export function useProductSuggestions(line: LinePlace) {
  const client = useQueryClient();
  const nameOf = useProductName();
  const moneyString = useMoneyString();
  const { control, getValues, setValue } = useFormContext<OrderForm>();
  const paths = pathsOf(line);
  const [isSought, setSought] = useState(false);
  const [typed, taken] = useWatch({ control, name: [paths.name, paths.sku] });
  const q = useSettled(typed.trim(), settleMilliseconds);
  const { data, isPlaceholderData } = useListProducts(
    { archived: false, limit: atMost, ...(q !== '' && { q }) },
    { query: { enabled: isSought, placeholderData: (before) => before } },
  );
  const sought = foldForSearch(typed);
  const isAnswered = q === typed.trim() && !isPlaceholderData;
  // While the answer is awaited, those of the previous results stay that match.
  const products = (data?.data ?? []).filter(
    (each) => !each.is_paused && (isAnswered || textOf(each).includes(sought)),
  );
  const isTaken = products.some((each) => each.sku === taken && nameOf(each) === typed);

  const take = (product: Product) => {
    const changed = { shouldDirty: true, shouldValidate: true } as const;
    const { currency } = getValues('price');
    client.setQueryData(lineProductKey(product.sku), product);
    setValue(paths.name, nameOf(product), changed);
    setValue(paths.sku, product.sku, changed);
    // All lines have the currency of the first.
    const isOnly = line === '' && getValues('further_products').length === 0;
    if (product.price.currency !== currency && !isOnly) return;
    const quantity = getValues(paths.quantity);
    const count = Number.isSafeInteger(quantity) ? Number(quantity) : 1;
    setValue('price.currency', product.price.currency, { shouldDirty: true });
    setValue(paths.amount, product.price.amount * count, changed);
  };

  return {
    suggestions: isTaken
      ? []
      : products.map((product) => ({
          value: product.id,
          label: nameOf(product),
          description: `\u2066${product.sku}\u2069 · \u2066${moneyString(product.price)}\u2069`,
        })),
    /** Called when the field is first used. */
    seek: () => {
      setSought(true);
    },
    choose: (id: string) => {
      const product = products.find((each) => each.id === id);
      if (product) take(product);
    },
  };
}

/** The text that is searched here. The server searches more. */
function textOf({ sku, name_ar = '', name_en = '' }: Product): string {
  return foldForSearch(`${sku} ${name_ar} ${name_en}`);
}
