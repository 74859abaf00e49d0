import styled from '@emotion/styled';
import { FlexRender, type Row as TableRow, type RowData } from '@tanstack/react-table';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../theme/tokens.ts';
import { RowTick, type Ticks } from './body-row.tsx';
import type { Column } from './column.ts';
import { openOnClick } from './open-on-click.ts';
import type { features } from './table-features.ts';
import type { RowsByKey } from './use-selection.ts';

const Cards = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const Card = styled('li')({
  display: 'grid',
  gap: 12,
  padding: 16,
  '&[data-ticks="true"]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '&[data-selected="true"]': { background: colors.verdigrisSoft },
});
const Title = styled('div')({ marginBlockEnd: 8, fontWeight: 500 });
const Lines = styled('dl')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  ...typeScale.small,
});
const Line = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  '& dt': { color: colors.inkMuted },
  '& dd': { textAlign: 'end', minInlineSize: 0 },
});
const Foot = styled('div')({ marginBlockStart: 12 });

/** How many cards are laid out first, more than a phone shows at once, then next; then all others. */
const STEPS = [5, 15];

interface CardRowProps<Row extends RowData> {
  row: TableRow<typeof features, Row>;
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Undefined if rows cannot be selected. */
  ticks: Ticks<Row> | undefined;
  isSelected: boolean;
  onOpen: ((row: Row) => void) | undefined;
  renderCard: ((row: Row) => ReactNode) | undefined;
}

/**
 * The same rows as cards, for narrow screens. Those that are not seen yet come a moment later, so
 * that the browser lays out the first ones alone.
 */
export function CardRows<Row extends RowData>({
  rows,
  label,
  selected,
  ...row
}: Omit<CardRowProps<Row>, 'row' | 'isSelected'> & {
  rows: readonly TableRow<typeof features, Row>[];
  label: string;
  selected: RowsByKey<Row>;
}) {
  const [step, setStep] = useState(0);
  const count = STEPS[step];
  useEffect(() => {
    if (count !== undefined)
      startTransition(() => {
        setStep(step + 1);
      });
  }, [count, step]);
  return (
    <Cards aria-label={label}>
      {rows.slice(0, count).map((each) => (
        <CardRow key={each.id} row={each} isSelected={selected.has(each.id)} {...row} />
      ))}
    </Cards>
  );
}

function PlainCardRow<Row extends RowData>({
  row,
  columns,
  ticks,
  isSelected,
  onOpen,
  renderCard,
}: CardRowProps<Row>) {
  return (
    <Card
      data-ticks={ticks !== undefined}
      data-selected={isSelected}
      {...openOnClick(row.original, onOpen)}
    >
      {ticks && <RowTick row={row} ticks={ticks} isSelected={isSelected} />}
      <div>{renderCard ? renderCard(row.original) : <CardCells columns={columns} row={row} />}</div>
    </Card>
  );
}

/** One card, rendered again only when its own data changes. */
const CardRow = memo(PlainCardRow) as typeof PlainCardRow;

function CardCells<Row extends RowData>({
  columns,
  row,
}: {
  columns: readonly Column<Row>[];
  row: TableRow<typeof features, Row>;
}) {
  const text = useText();
  const cells = row.getAllCellsByColumnId();
  const parts = columns.flatMap(({ id, labelId, onPhone = 'line' }) => {
    const cell = cells[id];
    return cell ? [{ id, labelId, onPhone, content: <FlexRender cell={cell} /> }] : [];
  });
  const title = parts.filter(({ onPhone }) => onPhone === 'title');
  const lines = parts.filter(({ onPhone }) => onPhone === 'line');
  const foot = parts.filter(({ onPhone }) => onPhone === 'foot');
  return (
    <>
      {title.map(({ id, content }) => (
        <Title key={id}>{content}</Title>
      ))}
      <Lines>
        {lines.map(({ id, labelId, content }) => (
          <Line key={id}>
            <dt>{text(labelId)}</dt>
            <dd>{content}</dd>
          </Line>
        ))}
      </Lines>
      {foot.map(({ id, content }) => (
        <Foot key={id}>{content}</Foot>
      ))}
    </>
  );
}
