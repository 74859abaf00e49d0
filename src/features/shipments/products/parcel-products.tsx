import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import type { BookingValues } from '../create/booking-values.ts';
import { useKnownProducts } from './use-known-products.ts';
import {
  fillParcel,
  saidAtFirst,
  saidOfParcel,
  weightOfProducts,
  type ParcelFields,
  type ProductLine,
  type ProductOf,
} from './what-products-fill.ts';

const Hint = styled('div')({
  marginBlockStart: 2,
  marginInlineStart: -12,
  '& button': { textAlign: 'start' },
});

/** Below the parcel's weight: what its products weigh, if that is another weight. */
export function ParcelProducts() {
  const { control, setValue } = useFormContext<BookingValues>();
  const text = useText();
  const key = useWatch({ control, compute: keyOf });
  const lines = linesIn(key);
  const productOf = useKnownProducts(lines.map(({ sku }) => sku));
  useFilledParcel(key, productOf);
  const [weight, unit] = useWatch({ control, name: ['weight', 'weight_unit'] });
  const sum = weightOfProducts(lines, productOf);
  if (!sum || sum.grams === weight) return null;
  return (
    <Hint>
      <Button
        variant="text"
        size="small"
        onClick={() => {
          setValue('weight', sum.grams, { shouldDirty: true, shouldValidate: true });
        }}
      >
        {text(`shipments.products.${sum.isWhole ? 'weigh' : 'someWeigh'}`)}
        <Separator />
        <WeightText grams={sum.grams} unit={unit} />
        <Separator />
        {text('shipments.products.useWeight')}
      </Button>
    </Hint>
  );
}

/** Fills in the parcel when a line gets another product or quantity. */
function useFilledParcel(key: string, productOf: ProductOf): void {
  const { control, getValues, setValue } = useFormContext<BookingValues>();
  const { defaultValues } = useFormState({ control });
  const [begun] = useState(() => defaultValues as BookingValues);
  const before = useRef({ key: keyOf(begun), said: saidAtFirst(begun) });
  useEffect(() => {
    const { key: keyBefore, said } = before.current;
    // What a line that is no longer known said is remembered, so that the next can replace it.
    const saidBefore = { ...said, ...saidOfParcel(linesIn(keyBefore), productOf) };
    const now = saidOfParcel(linesIn(key), productOf);
    before.current = { key, said: { ...saidBefore, ...now } };
    if (key === keyBefore) return;
    const filled = fillParcel(getValues(), saidBefore, now);
    for (const [field, value] of Object.entries(filled)) {
      const name = field as keyof ParcelFields;
      if (value === getValues(name)) continue;
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [key, productOf, getValues, setValue]);
}

/** The lines as text, so that they only change when their products do. */
function keyOf({ sku, product_name, quantity, further_products }: BookingValues): string {
  const lines: ProductLine[] = [{ sku, product_name, quantity }, ...further_products];
  return JSON.stringify(lines.map((line) => [line.sku, line.product_name, line.quantity]));
}

function linesIn(key: string): ProductLine[] {
  const lines = JSON.parse(key) as [string, string, number | string | null][];
  return lines.map(([sku, product_name, quantity]) => ({ sku, product_name, quantity }));
}
