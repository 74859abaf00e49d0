import type { FieldValues } from 'react-hook-form';
import { Card, Cards, type Columns, Description, Mark, tracksOf } from './choice-cards.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { Option } from './options.ts';

interface ChoicesInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
  columns?: Columns;
}

/** Choice of any among a few visible options. The form holds the ticked ones in their order. */
export function ChoicesInput<Values extends FieldValues, Output = Values>({
  options,
  columns,
  ...shared
}: ChoicesInputProps<Values, Output>) {
  return (
    <Field group {...shared}>
      {(field, aria) => {
        const chosen: readonly string[] = field.value ?? [];
        return (
          <Cards
            data-invalid={aria['aria-invalid']}
            style={{ gridTemplateColumns: tracksOf(columns) }}
          >
            {options.map(({ value, label, description }, index) => (
              <Card key={value}>
                <Mark
                  type="checkbox"
                  name={field.name}
                  value={value}
                  checked={chosen.includes(value)}
                  disabled={shared.disabled}
                  onChange={({ target }) => {
                    const isTicked = (each: string) =>
                      each === value ? target.checked : chosen.includes(each);
                    field.onChange(options.map((each) => each.value).filter(isTicked));
                  }}
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
        );
      }}
    </Field>
  );
}
