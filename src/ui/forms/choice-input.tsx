import styled from '@emotion/styled';
import type { FieldValues } from 'react-hook-form';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { Option } from './options.ts';

const Cards = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
});
const Card = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minBlockSize: 44,
  padding: '9px 12px',
  background: colors.surface,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  '[data-invalid="true"] > &': { borderColor: colors.danger },
  '&:has(:checked)': {
    borderColor: colors.verdigris,
    background: colors.verdigrisSoft,
    boxShadow: `inset 0 0 0 1px ${colors.verdigris}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${colors.verdigris}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'not-allowed', background: colors.sunken, color: colors.inkMuted },
});
const Radio = styled('input')({
  inlineSize: 18,
  blockSize: 18,
  margin: '4px 0 0',
  flexShrink: 0,
  accentColor: colors.verdigris,
});
const Description = styled('span')({
  display: 'block',
  color: colors.inkMuted,
  ...typeScale.caption,
});

interface ChoiceInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
  /** So many side by side; as many as fit when left out. */
  columns?: number;
}

/** One of a few choices, all in sight. */
export function ChoiceInput<Values extends FieldValues, Output = Values>({
  options,
  columns,
  ...shared
}: ChoiceInputProps<Values, Output>) {
  return (
    <Field group {...shared}>
      {(field, aria) => (
        <Cards
          data-invalid={aria['aria-invalid']}
          style={
            columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined
          }
        >
          {options.map(({ value, label, description }, index) => (
            <Card key={value}>
              <Radio
                type="radio"
                name={field.name}
                value={value}
                checked={field.value === value}
                disabled={shared.disabled}
                onChange={field.onChange}
                onBlur={field.onBlur}
                aria-describedby={aria['aria-describedby']}
                {...(index === 0 && { ref: field.ref })}
              />
              <span>
                {label}
                {description !== undefined && <Description>{description}</Description>}
              </span>
            </Card>
          ))}
        </Cards>
      )}
    </Field>
  );
}
