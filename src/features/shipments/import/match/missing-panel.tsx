import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { EntryBox } from '../entry-box.tsx';
import { isImportField } from '../fields.ts';
import { useFieldNames } from '../use-field-names.ts';
import { FieldSelect } from './field-select.tsx';
import type { Matching } from './use-matching.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 16,
  alignItems: 'start',
});

/** Fields that differ in every row, so that one value for all makes no sense. */
const ownInEachRow: readonly ImportField[] = [
  'receiver.full_name',
  'receiver.phone',
  'receiver.short_address',
  'receiver.street_name',
  'receiver.building_no',
  'receiver.postal_code',
];
/** Offered from the start: what files most often leave out. */
const usual: readonly ImportField[] = ['weight', 'length', 'width', 'height', 'packaging_type'];
/** How to write a value, where it has a unit. */
const examples: Partial<Record<ImportField, string>> = {
  weight: 'weight',
  length: 'length',
  width: 'length',
  height: 'length',
  price: 'price',
};

/** Required fields that no column has, and the values for rows that leave a field empty. */
export function MissingPanel({ matching }: { matching: Matching }) {
  const text = useText();
  const { nameOf, listOf } = useFieldNames();
  const { missing, used, defaults, fill, isLacking } = matching;
  // A field stays while its value is being typed.
  const [more, setMore] = useState<readonly ImportField[]>(() =>
    Object.keys(defaults).filter(isImportField),
  );
  const [begun, setBegun] = useState<readonly ImportField[]>([]);
  const fillable = missing.filter((field) => !ownInEachRow.includes(field));
  const unfillable = missing.filter((field) => ownInEachRow.includes(field));
  const shown = [
    ...new Set([...begun, ...fillable, ...usual.filter((field) => !used.includes(field)), ...more]),
  ];
  return (
    <Panel
      title={text('shipments.import.defaults')}
      description={text('shipments.import.defaults.lead')}
    >
      <Stack>
        {unfillable.length > 0 && (
          <Notice tone={isLacking ? 'danger' : 'warning'} assertive={isLacking}>
            {text('shipments.import.missing.columns', { fields: listOf(unfillable) })}
          </Notice>
        )}
        {fillable.length > 0 && (
          <Notice tone={isLacking ? 'danger' : 'warning'} assertive={isLacking}>
            {text('shipments.import.missing.values', { fields: listOf(fillable) })}
          </Notice>
        )}
        <Fields>
          {shown.map((field) => {
            const isMissing = missing.includes(field);
            const example = examples[field];
            return (
              <FieldFrame
                key={field}
                label={nameOf(field)}
                optional={!isMissing && !begun.includes(field)}
                error={isLacking && isMissing ? text('validation.required') : undefined}
              >
                {(ids) => (
                  <EntryBox
                    id={ids.id}
                    aria-describedby={ids['aria-describedby']}
                    aria-invalid={ids['aria-invalid']}
                    field={field}
                    value={defaults[field] ?? ''}
                    {...(example !== undefined && {
                      placeholder: text(`shipments.import.example.${example}`),
                    })}
                    onValue={(value) => {
                      if (isMissing) setBegun([...begun, field]);
                      fill(field, value);
                    }}
                  />
                )}
              </FieldFrame>
            );
          })}
          <FieldFrame label={text('shipments.import.defaults.more')} optional>
            {({ id }) => (
              <FieldSelect
                id={id}
                label={text('shipments.import.defaults.more')}
                value={undefined}
                taken={[...ownInEachRow, ...shown]}
                onChoose={(field) => {
                  if (field) setMore([...more, field]);
                }}
              />
            )}
          </FieldFrame>
        </Fields>
      </Stack>
    </Panel>
  );
}
