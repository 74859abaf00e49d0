import type { FieldValues } from 'react-hook-form';
import { Card, Cards, type Columns, Description, Mark, tracksOf } from './choice-cards.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { Option } from './options.ts';

interface ChoiceInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly (Option & { disabled?: boolean })[];
  columns?: Columns;
  /** Where the heading above says the same. */
  hideLabel?: boolean;
}

/** Choice of one among a few visible options. */
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
          style={{ gridTemplateColumns: tracksOf(columns) }}
        >
          {options.map(({ value, label, description, disabled = shared.disabled }, index) => (
            <Card key={value}>
              <Mark
                type="radio"
                name={field.name}
                value={value}
                checked={field.value === value}
                disabled={disabled}
                onChange={field.onChange}
                onBlur={field.onBlur}
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
