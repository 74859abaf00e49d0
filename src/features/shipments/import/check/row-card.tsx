import styled from '@emotion/styled';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Disclosure } from '../../../../ui/controls/disclosure.ts';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { useFieldNames } from '../use-field-names.ts';
import { EditableCell } from './editable-cell.tsx';
import { RowActions } from './row-actions.tsx';
import { RowHead } from './row-head.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 12,
});
const Name = styled('p')({ fontWeight: 500, paddingBlockStart: 8, overflowWrap: 'anywhere' });
const Field = styled('div')({
  '& > span': { ...typeScale.caption, color: colors.inkMuted },
});

interface RowCardProps {
  row: ImportRow;
  fields: readonly ImportField[];
}

/** A row on a phone: what is wrong or repaired at once, the rest on demand. */
export function RowCard({ row, fields }: RowCardProps) {
  const text = useText();
  const { nameOf } = useFieldNames();
  const isTold = (field: ImportField) =>
    [...row.faults, ...row.repairs].some((each) => each.field === field);
  const told = fields.filter(isTold);
  const others = fields.filter((field) => !isTold(field));
  const receiver = row.cells.find(({ field }) => field === 'receiver.full_name')?.text;
  const cell = (field: ImportField) => (
    <Field key={field}>
      <span>{nameOf(field)}</span>
      <EditableCell row={row} field={field} />
    </Field>
  );
  return (
    <Root>
      <Head>
        <RowHead row={row} />
        <Name>
          <bdi>{receiver}</bdi>
        </Name>
      </Head>
      {told.map(cell)}
      {others.length > 0 && (
        <Disclosure>
          <summary>{text('shipments.import.check.otherFields', { count: others.length })}</summary>
          {others.map(cell)}
        </Disclosure>
      )}
      <RowActions row={row} />
    </Root>
  );
}
