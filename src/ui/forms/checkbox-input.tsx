import styled from '@emotion/styled';
import type { FieldValues } from 'react-hook-form';
import { colors, motion, radius } from '../theme/tokens.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';

const Line = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: 10,
  paddingBlock: 8,
  cursor: 'pointer',
  '&:has(:disabled)': { color: colors.inkMuted, cursor: 'not-allowed' },
});
const Tick = styled('input')({
  inlineSize: 18,
  blockSize: 18,
  margin: '4px 0 0',
  flexShrink: 0,
  accentColor: colors.verdigris,
  cursor: 'inherit',
});
const Toggle = styled('input')({
  appearance: 'none',
  inlineSize: 44,
  blockSize: 26,
  margin: 0,
  padding: 3,
  flexShrink: 0,
  background: colors.lineStrong,
  borderRadius: radius.round,
  cursor: 'inherit',
  transition: `background ${motion.quick}`,
  forcedColorAdjust: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: 20,
    blockSize: 20,
    background: colors.surface,
    borderRadius: radius.round,
    transition: `margin ${motion.quick}`,
  },
  '&:checked': { background: colors.verdigris },
  '&:checked::before': { marginInlineStart: 18 },
  '&:disabled': { opacity: 0.35 },
});

interface CheckboxInputProps<Values extends FieldValues, Output> extends Omit<
  FieldProps<Values, Output>,
  'optional'
> {
  /** A switch takes effect at once; a box is ticked and then submitted. */
  appearance?: 'box' | 'switch';
}

/** A yes-or-no field. */
export function CheckboxInput<Values extends FieldValues, Output = Values>({
  appearance = 'box',
  ...shared
}: CheckboxInputProps<Values, Output>) {
  const [Control, role] = appearance === 'box' ? [Tick] : [Toggle, 'switch'];
  return (
    <Field {...shared} hideLabel>
      {(field, ids) => (
        <Line>
          <Control
            {...ids}
            type="checkbox"
            role={role}
            name={field.name}
            ref={field.ref}
            checked={field.value === true}
            disabled={shared.disabled}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
          {shared.label}
        </Line>
      )}
    </Field>
  );
}
