import styled from '@emotion/styled';
import type { ReactTable, Row as TableRow, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../theme/tokens.ts';
import { openOnClick } from './open-on-click.ts';
import type { features } from './table-features.ts';
import { Tick } from './tick.tsx';

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

/** The same rows as cards, for narrow screens. */
export function CardRows<Row extends RowData>({
  table,
  label,
  rowName,
  onOpen,
  renderCard,
}: {
  table: ReactTable<typeof features, Row>;
  label: string;
  /** Labels a row's checkbox; undefined if rows cannot be selected. */
  rowName: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  renderCard: ((row: Row) => ReactNode) | undefined;
}) {
  const text = useText();
  return (
    <Cards aria-label={label}>
      {table.getRowModel().rows.map((row) => (
        <Card
          key={row.id}
          data-ticks={rowName !== undefined}
          data-selected={row.getIsSelected()}
          {...openOnClick(row.original, onOpen)}
        >
          {rowName && (
            <Tick
              label={text('ui.table.select', { name: rowName(row.original) })}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          )}
          <div>{renderCard ? renderCard(row.original) : <CardCells table={table} row={row} />}</div>
        </Card>
      ))}
    </Cards>
  );
}

function CardCells<Row extends RowData>({
  table,
  row,
}: {
  table: ReactTable<typeof features, Row>;
  row: TableRow<typeof features, Row>;
}) {
  const text = useText();
  const cells = row.getVisibleCells().map((cell) => {
    const { labelId, onPhone = 'line' } = cell.column.columnDef.meta ?? { labelId: undefined };
    return { cell, labelId, onPhone };
  });
  const title = cells.filter(({ onPhone }) => onPhone === 'title');
  const lines = cells.filter(({ onPhone }) => onPhone === 'line');
  const foot = cells.filter(({ onPhone }) => onPhone === 'foot');
  return (
    <>
      {title.map(({ cell }) => (
        <Title key={cell.id}>
          <table.FlexRender cell={cell} />
        </Title>
      ))}
      <Lines>
        {lines.map(({ cell, labelId }) => (
          <Line key={cell.id}>
            <dt>{labelId !== undefined && text(labelId)}</dt>
            <dd>
              <table.FlexRender cell={cell} />
            </dd>
          </Line>
        ))}
      </Lines>
      {foot.map(({ cell }) => (
        <Foot key={cell.id}>
          <table.FlexRender cell={cell} />
        </Foot>
      ))}
    </>
  );
}
