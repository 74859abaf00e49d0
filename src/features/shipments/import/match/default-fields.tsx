import styled from '@emotion/styled';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { EntryBox } from '../entry-box.tsx';
import { useFieldNames } from '../use-field-names.ts';
import type { Matching } from './use-matching.ts';

export const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 16,
  alignItems: 'start',
});

/** The unit in which a number is typed. */
const units: Partial<Record<ImportField, string>> = {
  weight: 'weight',
  length: 'length',
  width: 'length',
  height: 'length',
  price: 'price',
  unit_price: 'price',
};

interface DefaultFieldProps {
  field: ImportField;
  matching: Matching;
  /** It was missing when the person began to fill it. */
  isRequired: boolean;
}

/** The value of a field for all rows that leave it empty. */
export function DefaultField({ field, matching, isRequired }: DefaultFieldProps) {
  const text = useText();
  const { nameOf } = useFieldNames();
  const { missing, defaults, fill, isLacking } = matching;
  const unit = units[field];
  return (
    <FieldFrame
      label={nameOf(field)}
      optional={!isRequired}
      {...(unit !== undefined && { help: text(`shipments.import.unit.${unit}`) })}
      error={isLacking && missing.includes(field) ? text('validation.required') : undefined}
    >
      {(ids) => (
        <EntryBox
          id={ids.id}
          aria-describedby={ids['aria-describedby']}
          aria-invalid={ids['aria-invalid']}
          field={field}
          value={defaults[field] ?? ''}
          onValue={(value) => {
            fill(field, value);
          }}
        />
      )}
    </FieldFrame>
  );
}
