import styled from '@emotion/styled';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ofFullAddress } from '../missing-fields.ts';
import { useFieldNames } from '../use-field-names.ts';
import { DefaultField, Fields } from './default-fields.tsx';
import { ownInEachRow } from './own-in-each-row.ts';
import type { Matching } from './use-matching.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });

interface MissingPanelProps {
  matching: Matching;
  /** Fields that were missing at first; they stay while they are filled. */
  shown: readonly ImportField[];
}

/** Required fields that no column has, with a value for all rows where that makes sense. */
export function MissingPanel({ matching, shown }: MissingPanelProps) {
  const text = useText();
  const { listOf } = useFieldNames();
  const { missing, isLacking } = matching;
  const fillable = missing.filter((field) => !ownInEachRow.includes(field));
  const unfillable = missing.filter((field) => ownInEachRow.includes(field));
  if (shown.length === 0 && unfillable.length === 0) return null;
  const tone = isLacking ? 'danger' : 'warning';
  return (
    <Panel
      title={text('shipments.import.missing')}
      description={text('shipments.import.missing.lead')}
    >
      <Stack>
        {unfillable.length > 0 && (
          <Notice tone={tone} assertive={isLacking}>
            {text('shipments.import.missing.columns', { fields: listOf(unfillable) })}
            {unfillable.some((field) => ofFullAddress.includes(field)) && (
              <> {text('shipments.import.missing.address')}</>
            )}
          </Notice>
        )}
        {fillable.length > 0 && (
          <Notice tone={tone} assertive={isLacking}>
            {text('shipments.import.missing.values', { fields: listOf(fillable) })}
          </Notice>
        )}
        {shown.length > 0 && (
          <Fields>
            {shown.map((field) => (
              <DefaultField key={field} field={field} matching={matching} isRequired />
            ))}
          </Fields>
        )}
      </Stack>
    </Panel>
  );
}
