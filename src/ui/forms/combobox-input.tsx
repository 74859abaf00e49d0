import type { FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import { OptionSearch, type SearchOption } from './option-search.tsx';

interface ComboboxInputProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  options: readonly SearchOption[];
  loading?: boolean;
}

/** Choice of one among many options, searched by typing. */
export function ComboboxInput<Values extends FieldValues, Output = Values>({
  options,
  loading = false,
  ...shared
}: ComboboxInputProps<Values, Output>) {
  const text = useText();
  return (
    <Field {...shared}>
      {(field, ids) => (
        <OptionSearch
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          options={options}
          value={options.find(({ value }) => value === field.value) ?? null}
          onChoose={(option) => {
            field.onChange(option?.value ?? null);
          }}
          onBlur={field.onBlur}
          loading={loading}
          disabled={shared.disabled}
          placeholder={text('ui.form.choose')}
        />
      )}
    </Field>
  );
}
