import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Product } from '../../../../api/generated/model/product.ts';
import { useListProducts } from '../../../../api/generated/products/products.ts';
import { useLocale } from '../../../../i18n/locale-context.ts';
import { productName } from '../../../../shared/products/product-name.ts';
import { SuggestInput } from '../../../../ui/forms/suggest-input.tsx';
import { useMoneyString } from '../../../../ui/text/money-string.ts';
import { useSettled } from '../../../../ui/use-settled.ts';
import { useFieldLabel } from '../use-field-label.ts';
import { linePaths } from './line-paths.ts';
import { LinkedProduct } from './linked-product.tsx';
import type { OrderForm } from './product-values.ts';
import { takeProduct } from './take-product.ts';
import { useProductsBySku } from './use-line-product.ts';

const settleMilliseconds = 200;
const atMost = 6;

interface ProductNameInputProps {
  /** Its place among the further products; null for the first. */
  further: number | null;
}

/** The name of a product in the order, which finds the account's products by name or SKU. */
export function ProductNameInput({ further }: ProductNameInputProps) {
  const form = useFormContext<OrderForm>();
  const { control } = form;
  const { locale } = useLocale();
  const label = useFieldLabel();
  const paths = linePaths(further);
  const [isSought, setSought] = useState(false);
  const [typed, sku] = useWatch({ control, name: [paths.name, paths.sku] });
  const suggested = useSuggested(typed, isSought);
  const [linked = null] = useProductsBySku([sku]);
  useFollowingPrice(further, linked);
  const isTaken = linked !== null && productName(linked, locale) === typed;
  return (
    <div>
      <SuggestInput
        control={control}
        name={paths.name}
        label={label('product_name')}
        suggestions={isTaken ? [] : suggested.options}
        maxLength={120}
        onFocus={() => {
          setSought(true);
        }}
        onChoose={(id) => {
          const product = suggested.products.find((each) => each.id === id);
          if (product) takeProduct(form, paths, product, productName(product, locale));
        }}
      />
      <LinkedProduct further={further} linked={linked} />
    </div>
  );
}

/** The products that match what is typed, newest first, as choices. */
function useSuggested(typed: string, isSought: boolean) {
  const { locale } = useLocale();
  const moneyString = useMoneyString();
  const q = useSettled(typed.trim(), settleMilliseconds);
  const { data } = useListProducts(
    { archived: false, limit: atMost, ...(q !== '' && { q }) },
    { query: { enabled: isSought, placeholderData: (before) => before } },
  );
  const products = (data?.data ?? []).filter(({ is_paused }) => !is_paused);
  return {
    products,
    options: products.map((product) => ({
      value: product.id,
      label: productName(product, locale),
      description: `\u2066${product.sku}\u2069 · \u2066${moneyString(product.price)}\u2069`,
    })),
  };
}

/** While a line's price is that of its product, it follows the quantity. */
function useFollowingPrice(further: number | null, product: Product | null): void {
  const { control, getValues, setValue } = useFormContext<OrderForm>();
  const paths = linePaths(further);
  const quantity = useWatch({ control, name: paths.quantity });
  const before = useRef(quantity);
  useEffect(() => {
    const former = before.current;
    before.current = quantity;
    if (!product || typeof former !== 'number' || typeof quantity !== 'number') return;
    if (former === quantity || product.price.currency !== getValues('price.currency')) return;
    if (getValues(paths.amount) !== product.price.amount * former) return;
    setValue(paths.amount, product.price.amount * quantity, { shouldDirty: true });
  }, [quantity, product, paths.amount, getValues, setValue]);
}
