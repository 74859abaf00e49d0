import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import styled from '@emotion/styled';
import { useController, type FieldValues } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { colors } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './options.ts';
import { useFieldText } from './use-field-text.ts';

const Placeholder = styled('span')({ color: colors.inkMuted });

interface SelectInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
}

/** A choice of a few; for long lists take ComboboxInput. */
export function SelectInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  options,
}: SelectInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const text = useText();
  const fieldText = useFieldText();
  // Options may still be loading while a kept draft already has a value.
  const chosen = options.find(({ value }) => value === field.value);
  return (
    <FieldFrame
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message)}
    >
      {({ id, ...aria }) => (
        <Select
          id={`${id}-box`}
          name={name}
          value={chosen?.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          displayEmpty
          fullWidth
          disabled={disabled}
          error={aria['aria-invalid']}
          renderValue={() => chosen?.label ?? <Placeholder>{text('ui.form.choose')}</Placeholder>}
          SelectDisplayProps={{ id, 'aria-label': label, ...aria }}
        >
          {options.map(({ value, label: optionLabel }) => (
            <MenuItem key={value} value={value}>
              {optionLabel}
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
