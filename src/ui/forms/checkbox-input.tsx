import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';

/** Yes or no, as a box to tick. */
export function CheckboxInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  disabled = false,
}: Pick<FieldProps<Values, Output>, 'control' | 'name' | 'label' | 'disabled'>) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Checkbox
          name={name}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
