import styled from '@emotion/styled';
import type { ImportColumn } from '../../../../api/generated/model/import-column.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ArrowForwardIcon } from '../../../../ui/icons.tsx';
import { StatusChip } from '../../../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { columnLetters } from '../column-letters.ts';
import { useFieldNames } from '../use-field-names.ts';
import { FieldSelect } from './field-select.tsx';
import type { Matching } from './use-matching.ts';

const List = styled('ul')({
  '& > li': { borderBlockStart: `1px solid ${colors.line}` },
});
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px 20px',
  padding: '16px 24px',
  '&[data-used="false"]': { background: colors.canvas },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
  '@media (min-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 5fr) 20px minmax(0, 4fr) minmax(0, 2fr)',
    alignItems: 'center',
  },
});
const Heading = styled('p')({ fontWeight: 500, overflowWrap: 'anywhere' });
const Letter = styled('span')({
  ...typeScale.caption,
  color: colors.inkMuted,
  fontWeight: 400,
  marginInlineStart: 8,
});
const Samples = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  ...typeScale.small,
  color: colors.inkMuted,
  '& > li': {
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Arrow = styled('span')({
  display: 'none',
  color: colors.inkMuted,
  '@media (min-width: 760px)': { display: 'flex' },
});
const Alike = styled('p')({ ...typeScale.caption, color: colors.warning });
const Mark = styled('div')({ minBlockSize: 26, '&:empty': { minBlockSize: 0 } });

interface ColumnListProps {
  columns: readonly ImportColumn[];
  matching: Matching;
}

/** Every column of the file with its first texts, and what it means. */
export function ColumnList({ columns, matching: { fields, used, match } }: ColumnListProps) {
  const text = useText();
  const { nameOf } = useFieldNames();
  return (
    <List>
      {columns.map((column, at) => {
        const { index, heading, sample } = column;
        const letters = columnLetters(index);
        const field = fields[at];
        const name = heading === '' ? text('shipments.import.match.noHeading') : heading;
        return (
          <Row key={index} data-used={field !== undefined}>
            <div>
              <Heading>
                <bdi>{name}</bdi>
                <Letter>{text('shipments.import.match.column', { column: letters })}</Letter>
              </Heading>
              <Samples aria-label={text('shipments.import.match.samples')}>
                {sample.map((each, place) => (
                  <li key={place}>
                    <bdi>{each}</bdi>
                  </li>
                ))}
              </Samples>
            </div>
            <Arrow aria-hidden>
              <ArrowForwardIcon size={18} />
            </Arrow>
            <FieldSelect
              label={text('shipments.import.match.means', { name, column: letters })}
              value={field}
              taken={used}
              onChoose={(chosen) => {
                match(at, chosen);
              }}
            />
            <Mark>
              <MatchMark column={column} isKept={field === column.field} />
              {column.alike && field === undefined && (
                <Alike>
                  {text('shipments.import.match.alike', { field: nameOf(column.alike) })}
                </Alike>
              )}
            </Mark>
          </Row>
        );
      })}
    </List>
  );
}

/** Where the meaning is from, until the person changes it. */
function MatchMark({ column: { field, matched_by: by }, isKept }: MarkProps) {
  const text = useText();
  if (!field || !isKept || by === undefined) return null;
  return (
    <StatusChip plain tone={by === 'guess' ? 'accent' : 'neutral'}>
      {text(`shipments.import.match.by.${by}`)}
    </StatusChip>
  );
}

interface MarkProps {
  column: ImportColumn;
  isKept: boolean;
}
