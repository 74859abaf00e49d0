import { useId } from 'react';
import { useText } from '../../../../../i18n/use-text.ts';
import { Card, Cards, Mark, tracksOf } from '../../../../../ui/forms/choice-cards.ts';
import { FieldFrame } from '../../../../../ui/forms/field-frame.tsx';
import type { PastedField } from './finding.ts';
import { PastedValue } from './pasted-value.tsx';

interface ValueChoiceProps {
  field: PastedField;
  label: string;
  values: readonly string[];
  /** Empty for none of them; undefined until the person chooses. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** The values that a message leaves open for a field, to choose one or none of them. */
export function ValueChoice({ field, label, values, chosen, onChoose }: ValueChoiceProps) {
  const text = useText();
  const name = useId();
  return (
    <FieldFrame group label={label} help={text('shipments.create.paste.doubtful')}>
      {() => (
        <Cards style={{ gridTemplateColumns: tracksOf(undefined) }}>
          {[...values, ''].map((value) => (
            <Card key={value}>
              <Mark
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => {
                  onChoose(value);
                }}
              />
              {value === '' ? (
                text('shipments.create.paste.none')
              ) : (
                <PastedValue field={field} value={value} />
              )}
            </Card>
          ))}
        </Cards>
      )}
    </FieldFrame>
  );
}
