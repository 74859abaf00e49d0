import styled from '@emotion/styled';
import { useId } from 'react';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import type { ImportRowState } from '../../../../api/generated/model/import-row-state.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { AlertIcon } from '../../../../ui/icons.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { colors, radius, typeScale } from '../../../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { EntryBox } from '../entry-box.tsx';
import { entryOf } from '../fields.ts';
import { useFaultText } from '../use-fault-text.ts';
import { useFieldNames } from '../use-field-names.ts';
import { useValueNames } from '../use-value-names.ts';
import { RepairText } from './repair-text.tsx';
import { useSaving } from './saving-context.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { canCorrectAlike } from './wrong-texts.ts';

const dash = '\u2013';
/** Rows that are part of a shipment, or of the order that becomes one. */
const fixedStates: readonly ImportRowState[] = ['booked', 'joined'];

const Root = styled('div')({ whiteSpace: 'normal', minInlineSize: 0, paddingBlock: 6 });
const Value = styled('button')({
  display: 'block',
  inlineSize: 'calc(100% + 16px)',
  minBlockSize: 32,
  padding: '3px 8px',
  marginInlineStart: -8,
  overflow: 'hidden',
  color: 'inherit',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: radius.small,
  font: 'inherit',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'text',
  '&:hover': { borderColor: colors.lineStrong, background: colors.surface },
  '&[data-wrong="true"]': { background: colors.dangerSoft, borderColor: colors.danger },
  '&[data-saving="true"]': { color: colors.inkMuted },
});
const Empty = styled('span')({ color: colors.inkMuted });
const Fault = styled('p')({
  ...typeScale.caption,
  display: 'flex',
  gap: 4,
  marginBlockStart: 4,
  color: colors.danger,
  '& > svg': { marginBlockStart: 3 },
});
const Alike = styled('button')({
  ...typeScale.caption,
  minBlockSize: 24,
  padding: 0,
  color: colors.verdigris,
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

interface EditableCellProps {
  row: ImportRow;
  field: ImportField;
}

/** The text of a cell with what is wrong or was repaired, changed in place. */
export function EditableCell({ row, field }: EditableCellProps) {
  const text = useText();
  const id = useId();
  const faultText = useFaultText();
  const { nameOf } = useFieldNames();
  const { namesOf } = useValueNames();
  const { save, correct } = useSaving();
  const value = row.cells.find((cell) => cell.field === field)?.text ?? '';
  const fault = row.faults.find((each) => each.field === field);
  const repair = row.repairs.find((each) => each.field === field);
  const editing = useCellEditing({
    value,
    save: (next) => save(row.row, { cells: [{ field, text: next }] }),
  });
  const { draft, saving } = editing;
  const shown = saving ?? value;
  const label = text('shipments.import.check.cell', { field: nameOf(field), row: row.row });
  const none = text('ui.noValue');
  const isFixed = fixedStates.includes(row.state);

  return (
    <Root data-edit-cell={!isFixed || undefined}>
      {draft === null ? (
        <Value
          type="button"
          disabled={isFixed}
          data-wrong={fault !== undefined && saving === null}
          data-saving={saving !== null}
          aria-label={text('shipments.import.check.value', { cell: label, value: shown || none })}
          aria-describedby={fault && `${id}-fault`}
          onClick={editing.start}
          onFocus={({ currentTarget, relatedTarget }) => {
            // Enter in a cell of the table goes to its button: then it is edited at once.
            if (relatedTarget && relatedTarget === currentTarget.closest('td')) editing.start();
          }}
        >
          {shown === '' ? (
            <Empty aria-hidden>{dash}</Empty>
          ) : (
            <CellText field={field} shown={shown} />
          )}
        </Value>
      ) : (
        <div {...editing.boxProps}>
          <EntryBox
            field={field}
            value={draft}
            nearest={namesOf(field, fault?.params?.nearest ?? [])}
            autoFocus
            aria-label={label}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && `${id}-fault`}
            onValue={editing.setDraft}
          />
        </div>
      )}
      {fault && saving === null && (
        <>
          <Fault id={`${id}-fault`}>
            <AlertIcon size={14} />
            <span>
              <WithRiyalSign>{faultText(fault)}</WithRiyalSign>
            </span>
          </Fault>
          {draft === null && value !== '' && canCorrectAlike(value) && (
            <Alike
              type="button"
              onClick={() => {
                correct({ field, code: fault.code, from: value });
              }}
            >
              {text('shipments.import.correct')}
            </Alike>
          )}
        </>
      )}
      {repair && !fault && saving === null && <RepairText repair={repair} />}
    </Root>
  );
}

function CellText({ field, shown }: { field: ImportField; shown: string }) {
  return entryOf(field) === 'code' ? <Ltr>{shown}</Ltr> : <bdi>{shown}</bdi>;
}
