import { useMemo, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CURRENCIES } from '../../../common/money.ts';
import { checkProduct } from '../../../common/product-rules.ts';
import { dropBlanks } from '../../api/drop-blanks.ts';
import { fieldErrorsOf } from '../../api/errors.ts';
import type { Product } from '../../api/generated/model/product.ts';
import type { ProductInput } from '../../api/generated/model/product-input.ts';
import { ProductInput as schema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useSubmitError } from '../../api/use-submit-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { ruledResolver } from '../../ui/forms/check-resolver.ts';
import { ComboboxInput } from '../../ui/forms/combobox-input.tsx';
import { LeaveDialogQuestion } from '../../ui/forms/dialog-hold.tsx';
import { DimensionsInput } from '../../ui/forms/dimensions-input.tsx';
import { Fields, Wide } from '../../ui/forms/fields.tsx';
import { FileInput } from '../../ui/forms/file-input.tsx';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { MoneyInput } from '../../ui/forms/money-input.tsx';
import { SelectInput } from '../../ui/forms/select-input.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { WeightInput } from '../../ui/forms/weight-input.tsx';
import { limitReachedBy, LimitReached } from '../../shared/plan-limits/limit-reached.tsx';
import { usePlaceOptions } from '../../shared/places/use-place-options.ts';
import type { ProductForm } from './product-values.ts';
import { productProblems, useSaveProduct } from './use-save-product.ts';

const sides = {
  length: 'length',
  width: 'width',
  height: 'height',
  unit: 'dimension_unit',
} as const;
const photoEndings = ['.png', '.jpg', '.jpeg', '.webp'] as const;
/** The contract's limit. */
const maxBytes = 5 * 1024 * 1024;

/** The price's amount has the label of the whole. */
const fieldOf = (path: string) => (path === 'price' ? 'price.amount' : path);

interface ProductEditorProps {
  /** Null for a new one. */
  product: Product | null;
  values: ProductForm;
  /** Its photo, shown above the field for another one. */
  photo?: ReactNode;
  onDone: (saved: Product) => void;
}

/** A form for adding or changing a product. */
export function ProductEditor({ product, values, photo, onDone }: ProductEditorProps) {
  const text = useText();
  const { optionsOf } = useEnumNames();
  const { countryOptions, places } = usePlaceOptions();
  const resolver = useMemo(
    () =>
      ruledResolver<ProductForm, ProductInput & Pick<ProductForm, 'photo'>>(
        withPhoto,
        ({ photo: files, ...typed }) => {
          const wire = dropBlanks(typed) as Partial<ProductInput>;
          // The countries may still be loading.
          const { countries } = places;
          const known = countries.length > 0 ? countries : [wire.origin_country ?? ''];
          return {
            wire: { ...wire, photo: files },
            violations: checkProduct(wire, { countries: known }),
            fieldOf,
          };
        },
      ),
    [places],
  );
  const form = useForm<ProductForm, unknown, ProductInput & Pick<ProductForm, 'photo'>>({
    resolver,
    defaultValues: values,
    mode: 'onTouched',
  });
  const { save, isPending, error } = useSaveProduct(product, onDone);
  const submitError = useSubmitError(error, productProblems);
  const reached = limitReachedBy(error);
  const { control } = form;
  const currency = useWatch({ control, name: 'price.currency' });
  const field = (name: Parameters<typeof nameOf>[0]) => ({
    control,
    name,
    label: text(`products.field.${nameOf(name)}`),
  });
  return (
    <FormShell
      form={form}
      wide
      loading={isPending}
      submitError={reached ? <LimitReached reached={reached} /> : submitError}
      faults={fieldErrorsOf(error)}
      fieldOf={fieldOf}
      leaving={LeaveDialogQuestion}
      submitLabel={text('products.editor.save')}
      onSubmit={({ photo: [file], ...input }) => {
        save(input, file);
      }}
    >
      <Fields>
        <TextInput
          {...field('sku')}
          ltr
          maxLength={60}
          disabled={product?.last_used_at !== undefined}
          help={text(
            product?.last_used_at === undefined ? 'products.help.sku' : 'products.help.skuStays',
          )}
        />
        <SelectInput
          {...field('shipment_type')}
          options={optionsOf('shipment_type').filter(({ value }) => value !== 'document')}
        />
        <TextInput {...field('name_ar')} maxLength={120} help={text('products.help.names')} />
        <TextInput {...field('name_en')} maxLength={120} ltr optional />
        <MoneyInput {...field('price.amount')} currency={currency} />
        <SelectInput
          {...field('price.currency')}
          options={Object.keys(CURRENCIES).map((value) => ({ value, label: value }))}
        />
        <WeightInput {...field('weight')} unitName="weight_unit" />
        <SelectInput
          {...field('packaging_type')}
          optional
          options={[{ value: '', label: text('products.none') }, ...optionsOf('packaging_type')]}
        />
        <Wide>
          <DimensionsInput control={control} names={sides} optional />
        </Wide>
        <TextInput
          {...field('hs_code')}
          ltr
          optional
          inputMode="numeric"
          maxLength={12}
          help={text('products.help.hsCode')}
        />
        <ComboboxInput {...field('origin_country')} options={countryOptions} optional />
        <Wide>
          {photo}
          <FileInput
            {...field('photo')}
            endings={photoEndings}
            maxBytes={maxBytes}
            most={1}
            optional
          />
        </Wide>
      </Fields>
    </FormShell>
  );
}

/** The names of fields, as their labels have them. */
function nameOf(name: Exclude<keyof ProductForm, 'price'> | 'price.amount' | 'price.currency') {
  return name === 'price.amount' ? 'price' : name === 'price.currency' ? 'currency' : name;
}

/** The contract's schema, beside which the form holds the file. */
const withPhoto = {
  safeParse: (values: unknown) => {
    const { photo, ...input } = values as ProductInput & Pick<ProductForm, 'photo'>;
    const { data, error } = schema.safeParse(input);
    return {
      ...(data && { data: { ...data, photo } as ProductInput & Pick<ProductForm, 'photo'> }),
      ...(error && { error }),
    };
  },
};
