import { useForm } from 'react-hook-form';
import { CURRENCIES } from '../../../common/money.ts';
import { dropBlanks } from '../../api/drop-blanks.ts';
import { fieldErrorsOf } from '../../api/errors.ts';
import type { Product } from '../../api/generated/model/product.ts';
import type { ProductEdits } from '../../api/generated/model/product-edits.ts';
import { ProductEdits as schema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePlaceOptions } from '../../shared/places/use-place-options.ts';
import type { ProductForm } from './product-values.ts';
import { ruledResolver } from '../../ui/forms/check-resolver.ts';
import { ComboboxInput } from '../../ui/forms/combobox-input.tsx';
import { LeaveDialogQuestion } from '../../ui/forms/dialog-hold.tsx';
import { Fields } from '../../ui/forms/fields.tsx';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { HeldDialog } from '../../ui/forms/held-dialog.tsx';
import { MoneyInput } from '../../ui/forms/money-input.tsx';
import { SelectInput } from '../../ui/forms/select-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { WeightInput } from '../../ui/forms/weight-input.tsx';
import { useSaveSeveral } from './use-save-several.ts';

/** What several products can be given at once; an empty field stays as it is. */
type Edits = Pick<
  ProductForm,
  'price' | 'weight' | 'weight_unit' | 'packaging_type' | 'hs_code' | 'origin_country'
> & { shipment_type: ProductForm['shipment_type'] | '' };

const unchanged: Edits = {
  shipment_type: '',
  packaging_type: '',
  price: { amount: null, currency: 'SAR' },
  weight: null,
  weight_unit: 'kg',
  hs_code: '',
  origin_country: null,
};

/** Only what was entered; a currency or a unit alone is nothing. */
function changesOf({ price, weight, weight_unit, ...rest }: Edits) {
  return dropBlanks({
    ...rest,
    ...(price.amount !== null && price.amount !== '' && { price }),
    ...(weight !== null && weight !== '' && { weight, weight_unit }),
  }) as Partial<ProductEdits>;
}

interface EditSeveralProps {
  products: readonly Product[];
  onSaved: () => void;
  onClose: () => void;
}

/** Gives several products the same values. */
export function EditSeveral({ products, onSaved, onClose }: EditSeveralProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { countryOptions } = usePlaceOptions();
  const form = useForm<Edits, unknown, ProductEdits>({
    resolver: ruledResolver<Edits, ProductEdits>(schema, (values) => ({
      wire: { ...changesOf(values), product_ids: products.slice(0, 1).map(({ id }) => id) },
      violations: [],
      fieldOf: (path) => (path === 'price' ? 'price.amount' : path),
    })),
    defaultValues: unchanged,
    mode: 'onTouched',
  });
  const { isPending, error, save } = useSaveSeveral(products);
  const submitError = useSubmitError(error, { paused_by_plan: 'products.several.paused' });
  const { control } = form;
  const stays = { value: '', label: text('products.several.stays') };
  return (
    <HeldDialog
      title={text('products.several.title', { count: products.length })}
      onClose={onClose}
    >
      <FormShell
        form={form}
        wide
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving={LeaveDialogQuestion}
        submitLabel={text('products.several.save', { count: products.length })}
        onSubmit={({ product_ids, ...changes }) => {
          // The failure is shown by the form.
          save(changes).then(onSaved, () => undefined);
        }}
      >
        <p>{text('products.several.lead')}</p>
        <Fields>
          <SelectInput
            control={control}
            name="shipment_type"
            label={text('products.field.shipment_type')}
            options={[
              stays,
              ...optionsOf('shipment_type').filter(({ value }) => value !== 'document'),
            ]}
          />
          <SelectInput
            control={control}
            name="packaging_type"
            label={text('products.field.packaging_type')}
            options={[stays, ...optionsOf('packaging_type')]}
          />
          <MoneyInput
            control={control}
            name="price.amount"
            label={text('products.field.price')}
            currency={form.watch('price.currency')}
          />
          <SelectInput
            control={control}
            name="price.currency"
            label={text('products.field.currency')}
            options={Object.keys(CURRENCIES).map((value) => ({ value, label: value }))}
          />
          <WeightInput
            control={control}
            name="weight"
            label={text('products.field.weight')}
            unitName="weight_unit"
          />
          <TextInput
            control={control}
            name="hs_code"
            label={text('products.field.hs_code')}
            ltr
            inputMode="numeric"
            maxLength={12}
          />
          <ComboboxInput
            control={control}
            name="origin_country"
            label={text('products.field.origin_country')}
            options={countryOptions}
          />
        </Fields>
      </FormShell>
    </HeldDialog>
  );
}
