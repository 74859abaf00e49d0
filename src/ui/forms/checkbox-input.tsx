import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import styled from '@emotion/styled';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import { colors, radius } from '../theme/tokens.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

const Toggle = styled(Switch)({
  inlineSize: 44,
  blockSize: 26,
  margin: '8px 11px',
  padding: 0,
  '& .MuiSwitch-switchBase': { padding: 3, color: colors.surface },
  '& .MuiSwitch-switchBase.Mui-checked': { color: colors.surface, transform: 'translateX(18px)' },
  '& .MuiSwitch-thumb': { inlineSize: 20, blockSize: 20, boxShadow: 'none' },
  '& .MuiSwitch-track': { borderRadius: radius.round, background: colors.lineStrong, opacity: 1 },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    background: colors.verdigris,
    opacity: 1,
  },
  '& .Mui-disabled .MuiSwitch-thumb': { color: colors.surface },
  '& .MuiSwitch-switchBase.Mui-disabled + .MuiSwitch-track': { opacity: 0.35 },
  '& .Mui-focusVisible + .MuiSwitch-track': {
    outline: `2px solid ${colors.verdigris}`,
    outlineOffset: 2,
  },
});

interface CheckboxInputProps<Values extends FieldValues, Output> extends Omit<
  FieldProps<Values, Output>,
  'optional'
> {
  /** A switch, for what takes effect at once; a box is ticked and then sent. */
  appearance?: 'box' | 'switch';
}

/** Yes or no. */
export function CheckboxInput<Values extends FieldValues, Output = Values>({
  appearance = 'box',
  ...shared
}: CheckboxInputProps<Values, Output>) {
  const Control = appearance === 'box' ? Checkbox : Toggle;
  return (
    <Field {...shared} hideLabel>
      {(field, { id, ...aria }) => (
        <FormControlLabel
          label={shared.label}
          disabled={shared.disabled ?? false}
          control={
            <Control
              id={id}
              name={field.name}
              checked={field.value === true}
              onChange={field.onChange}
              onBlur={field.onBlur}
              slotProps={{ input: { ref: field.ref, ...aria } }}
            />
          }
        />
      )}
    </Field>
  );
}
