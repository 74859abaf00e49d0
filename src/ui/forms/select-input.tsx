import type { FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { SelectBox } from '../controls/select-box.tsx';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { Option } from './options.ts';

interface SelectInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
}

/** A choice of a few options; for long lists use ComboboxInput. */
export function SelectInput<Values extends FieldValues, Output = Values>({
  options,
  ...shared
}: SelectInputProps<Values, Output>) {
  const text = useText();
  return (
    <Field {...shared}>
      {(field, ids) => {
        // Options may still be loading while a stored draft already has a value.
        const chosen = options.find(({ value }) => value === field.value);
        return (
          <SelectBox
            {...ids}
            {...field}
            value={chosen?.value ?? ''}
            disabled={shared.disabled ?? false}
          >
            {!chosen && <option value="">{text('ui.form.choose')}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
        );
      }}
    </Field>
  );
}
