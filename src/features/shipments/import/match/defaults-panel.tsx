import { useState } from 'react';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { isImportField } from '../fields.ts';
import { DefaultField, Fields } from './default-fields.tsx';
import { FieldSelect } from './field-select.tsx';
import { ownInEachRow } from './own-in-each-row.ts';
import type { Matching } from './use-matching.ts';

/** Offered from the start: what files most often leave out. */
const usual: readonly ImportField[] = ['length', 'width', 'height', 'packaging_type'];

interface DefaultsPanelProps {
  matching: Matching;
  /** Fields that are asked for above. */
  asked: readonly ImportField[];
}

/** Values for rows that leave a field empty, which nobody has to give. */
export function DefaultsPanel({ matching, asked }: DefaultsPanelProps) {
  const text = useText();
  const { used, defaults } = matching;
  const [more, setMore] = useState<readonly ImportField[]>(() =>
    Object.keys(defaults).filter(isImportField),
  );
  const shown = [...new Set([...usual.filter((field) => !used.includes(field)), ...more])].filter(
    (field) => !asked.includes(field),
  );
  return (
    <Panel
      title={text('shipments.import.defaults')}
      description={text('shipments.import.defaults.lead')}
    >
      <Fields>
        {shown.map((field) => (
          <DefaultField key={field} field={field} matching={matching} isRequired={false} />
        ))}
        <FieldFrame label={text('shipments.import.defaults.more')} optional>
          {({ id }) => (
            <FieldSelect
              id={id}
              label={text('shipments.import.defaults.more')}
              noneLabel={text('ui.form.choose')}
              value={undefined}
              taken={[...ownInEachRow, ...asked, ...shown]}
              onChoose={(field) => {
                if (field) setMore([...more, field]);
              }}
            />
          )}
        </FieldFrame>
      </Fields>
    </Panel>
  );
}
