import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import styled from '@emotion/styled';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { colors } from '../theme/tokens.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { Option } from './options.ts';

const Placeholder = styled('span')({ color: colors.inkMuted });

interface SelectInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
}

/** A choice of a few; for long lists take ComboboxInput. */
export function SelectInput<Values extends FieldValues, Output = Values>({
  options,
  ...shared
}: SelectInputProps<Values, Output>) {
  const text = useText();
  return (
    <Field {...shared}>
      {(field, { id, ...aria }) => {
        // Options may still be loading while a kept draft already has a value.
        const chosen = options.find(({ value }) => value === field.value);
        return (
          <Select
            id={`${id}-box`}
            name={field.name}
            value={chosen?.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            displayEmpty
            fullWidth
            disabled={shared.disabled ?? false}
            error={aria['aria-invalid']}
            renderValue={() => chosen?.label ?? <Placeholder>{text('ui.form.choose')}</Placeholder>}
            SelectDisplayProps={{ id, 'aria-label': shared.label, ...aria }}
          >
            {options.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </Select>
        );
      }}
    </Field>
  );
}
