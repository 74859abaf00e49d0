import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { asApiError, fieldErrorsOf } from '../../../api/errors.ts';
import type { ProductInput } from '../../../api/generated/model/product-input.ts';
import { useCreateProduct } from '../../../api/generated/products/products.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import {
  limitCodes,
  limitReachedBy,
  LimitReached,
} from '../../../shared/plan-limits/limit-reached.tsx';
import { TaskDialog } from '../../../ui/feedback/task-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { MoneyInput } from '../../../ui/forms/money-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { WeightInput } from '../../../ui/forms/weight-input.tsx';
import { lineProductKey } from '../create/order/line-product-key.ts';
import { pathsOf, type LinePlace, type OrderForm } from '../create/order/product-values.ts';
import {
  newProductFieldOf,
  newProductOf,
  newProductResolver,
  takenFromParcel,
  type NewProductValues,
} from './new-product.ts';

const meta = { handledCodes: ['already_saved', ...limitCodes] };
const taken = [{ pointer: '/sku', code: 'already_saved' }];

interface SaveProductProps {
  line: LinePlace;
  /** Called before the line has the SKU. */
  onSaved: () => void;
  onClose: () => void;
}

/** Saves a line of the order as a product, whose SKU the line then has. */
export function SaveProduct({ line, onSaved, onClose }: SaveProductProps) {
  const text = useText();
  const client = useQueryClient();
  const order = useFormContext<OrderForm>();
  const paths = pathsOf(line);
  const [opened] = useState(() => {
    const source = order.getValues();
    const values = order.getValues([paths.name, paths.quantity, paths.amount]);
    const [product_name, quantity, amount] = values;
    const own = { sku: '', product_name, quantity, price: { amount } };
    return { values: newProductOf(source, own), taken: takenFromParcel(source, own) };
  });
  const form = useForm<NewProductValues, unknown, ProductInput>({
    resolver: useState(() => newProductResolver(opened.taken))[0],
    defaultValues: opened.values,
    mode: 'onTouched',
  });
  const { mutate, isPending, error } = useCreateProduct({
    mutation: {
      meta,
      onSuccess: (product) => {
        client.setQueryData(lineProductKey(product.sku), product);
        onSaved();
        order.setValue(paths.sku, product.sku, { shouldDirty: true });
        showToast({ tone: 'success', titleId: 'shipments.products.saved' });
      },
    },
  });
  const submitError = useSubmitError(error);
  const reached = limitReachedBy(error);
  const isTaken = asApiError(error)?.problem.code === 'already_saved';
  const { control } = form;
  return (
    <TaskDialog title={text('shipments.products.save')} onClose={onClose}>
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={reached ? <LimitReached reached={reached} /> : submitError}
        faults={isTaken ? taken : fieldErrorsOf(error)}
        fieldOf={newProductFieldOf}
        leaving="free"
        submitLabel={text('shipments.products.save')}
        onSubmit={(data) => {
          mutate({ data });
        }}
      >
        {'length' in opened.taken && <p>{text('shipments.products.save.lead')}</p>}
        <TextInput
          control={control}
          name="sku"
          label={text('shipments.products.sku')}
          help={text('shipments.products.sku.help')}
          maxLength={60}
          ltr
          autoFocus
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
          currency={opened.values.price.currency}
        />
        <WeightInput
          control={control}
          name="weight"
          unitName="weight_unit"
          label={text('shipments.products.weight')}
        />
      </FormShell>
    </TaskDialog>
  );
}
