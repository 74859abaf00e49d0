import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError, fieldErrorsOf } from '../../../../api/errors.ts';
import type { ProductInput } from '../../../../api/generated/model/product-input.ts';
import type { UnknownSku } from '../../../../api/generated/model/unknown-sku.ts';
import { useCreateProduct } from '../../../../api/generated/products/products.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../../shared/plan-limits/limit-reached.tsx';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { LeaveDialogQuestion } from '../../../../ui/forms/dialog-hold.tsx';
import { FormShell } from '../../../../ui/forms/form-shell.tsx';
import { MoneyInput } from '../../../../ui/forms/money-input.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { WeightInput } from '../../../../ui/forms/weight-input.tsx';
import {
  newProductFieldOf,
  newProductResolver,
  type NewProductValues,
} from '../../products/new-product.ts';

const meta = { handledCodes: ['already_saved', ...limitCodes] };
const taken = [{ pointer: '/sku', code: 'already_saved' }];

interface AddProductProps {
  sku: string;
  /** What orders say of it. */
  known: UnknownSku | undefined;
  onDone: () => void;
}

/** Adds the product with a code that orders have. Only its weight is left to be typed. */
export function AddProduct({ sku, known, onDone }: AddProductProps) {
  const text = useText();
  const price = known?.price;
  const form = useForm<NewProductValues, unknown, ProductInput>({
    resolver: useState(() => newProductResolver({ dimension_unit: 'cm' }))[0],
    defaultValues: {
      sku,
      name: known?.name ?? '',
      price: { amount: price?.amount ?? null, currency: price?.currency ?? 'SAR' },
      weight: null,
      weight_unit: 'kg',
    },
    mode: 'onTouched',
  });
  const { mutate, isPending, error } = useCreateProduct({
    mutation: {
      meta,
      onSuccess: () => {
        showToast({ tone: 'success', titleId: 'shipments.orderProducts.added' });
        onDone();
      },
    },
  });
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  const isTaken = asApiError(error)?.problem.code === 'already_saved';
  const { control } = form;
  return (
    <FormShell
      form={form}
      wide
      loading={isPending}
      submitError={reached ? <LimitReached reached={reached} /> : submitError}
      faults={isTaken ? taken : fieldErrorsOf(error)}
      fieldOf={newProductFieldOf}
      leaving={LeaveDialogQuestion}
      submitLabel={text('shipments.orderProducts.add')}
      onSubmit={(data) => {
        mutate({ data });
      }}
    >
      <TextInput
        control={control}
        name="sku"
        label={text('shipments.products.sku')}
        help={text('shipments.orderProducts.sku.help')}
        disabled
        ltr
      />
      <TextInput
        control={control}
        name="name"
        label={text('shipments.products.name')}
        maxLength={120}
      />
      <MoneyInput
        control={control}
        name="price.amount"
        label={text('shipments.products.price')}
        currency={price?.currency ?? 'SAR'}
      />
      <WeightInput
        control={control}
        name="weight"
        unitName="weight_unit"
        label={text('shipments.products.weight')}
      />
    </FormShell>
  );
}
