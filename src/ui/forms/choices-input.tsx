import type { FieldValues } from 'react-hook-form';
import { Card, Cards, Mark, tracksOf } from './choice-cards.ts';
import type { FieldProps } from './field-props.ts';
import { Field } from './field.tsx';
import type { Option } from './options.ts';

interface ChoicesInputProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
  options: readonly Option[];
}

/** Choice of any among a few visible options. The form holds the ticked ones in their order. */
export function ChoicesInput<Values extends FieldValues, Output = Values>({
  options,
  ...shared
}: ChoicesInputProps<Values, Output>) {
  return (
    <Field group {...shared}>
      {(field, aria) => {
        const chosen: readonly string[] = field.value ?? [];
        return (
          <Cards
            data-invalid={aria['aria-invalid']}
            style={{ gridTemplateColumns: tracksOf(undefined) }}
          >
            {options.map(({ value, label }, index) => (
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
                {label}
              </Card>
            ))}
          </Cards>
        );
      }}
    </Field>
  );
}
