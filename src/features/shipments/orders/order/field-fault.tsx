import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImportCells } from '../../../../api/generated/model/import-cells.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { EntryBox } from '../../import/entry-box.tsx';
import { useFaultText } from '../../import/use-fault-text.ts';
import { useFieldNames } from '../../import/use-field-names.ts';
import { useValueNames } from '../../import/use-value-names.ts';
import { textOf } from '../order-cells.ts';
import type { FieldFault as Fault } from './open-faults.ts';

/** A box and the button next to it. */
export const BoxLine = styled('div')({
  display: 'flex',
  gap: 10,
  maxInlineSize: 480,
  '& > :first-child': { flex: 1, minInlineSize: 0 },
});

export interface FaultProps {
  fault: Fault;
  cells: ImportCells;
  /** The text on its way to the server; null if none of this field is. */
  sending: string | null;
  onCorrect: (text: string) => void;
}

/** A field that is wrong, why, and the box to correct it. */
export function FieldFault({ fault, cells, sending, onCorrect }: FaultProps) {
  const text = useText();
  const faultText = useFaultText();
  const { nameOf } = useFieldNames();
  const { namesOf } = useValueNames();
  const { field, params } = fault;
  const before = textOf(cells, field);
  const [value, setValue] = useState(before);
  const label = nameOf(field);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== before) onCorrect(value.trim());
      }}
    >
      <FieldFrame label={label} error={faultText(fault)}>
        {({ 'aria-required': _, ...ids }) => (
          <BoxLine>
            <EntryBox
              {...ids}
              field={field}
              value={value}
              nearest={namesOf(field, params?.nearest ?? [])}
              onValue={setValue}
            />
            <Button
              type="submit"
              variant="outline"
              loading={sending !== null}
              disabled={value.trim() === before}
              aria-label={text('shipments.orders.saveField', { field: label })}
            >
              {text('shipments.orders.save')}
            </Button>
          </BoxLine>
        )}
      </FieldFrame>
    </form>
  );
}
