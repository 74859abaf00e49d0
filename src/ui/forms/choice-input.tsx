import styled from '@emotion/styled';
import { useController, type FieldValues } from 'react-hook-form';
import { colors, radius } from '../theme/tokens.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import type { Option } from './options.ts';
import { useFieldText } from './use-field-text.ts';

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
  padding: '9px 14px',
  background: colors.surface,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
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
const Description = styled('span')({ display: 'block', color: colors.inkMuted, fontSize: 13 });

interface ChoiceInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
  /** So many side by side; as many as fit when left out. */
  columns?: number;
}

/** One of a few choices, all in sight. */
export function ChoiceInput<Values extends FieldValues, Output = Values>({
  control,
  name,
  label,
  help,
  optional = false,
  disabled = false,
  options,
  columns,
}: ChoiceInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const fieldText = useFieldText();
  return (
    <FieldFrame
      group
      label={label}
      help={help}
      optional={optional}
      error={fieldText(fieldState.error?.message)}
    >
      {(aria) => (
        <Cards
          style={
            columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined
          }
        >
          {options.map(({ value, label: optionLabel, description }, index) => (
            <Card key={value}>
              <Radio
                type="radio"
                name={name}
                value={value}
                checked={field.value === value}
                disabled={disabled}
                onChange={field.onChange}
                onBlur={field.onBlur}
                aria-describedby={aria['aria-describedby']}
                {...(index === 0 && { ref: field.ref })}
              />
              <span>
                {optionLabel}
                {description !== undefined && <Description>{description}</Description>}
              </span>
            </Card>
          ))}
        </Cards>
      )}
    </FieldFrame>
  );
}
