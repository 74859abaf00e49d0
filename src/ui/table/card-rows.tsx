import styled from '@emotion/styled';
import type { ReactTable, Row as TableRow, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../theme/tokens.ts';
import { openOnClick } from './open-on-click.ts';
import type { features } from './table-features.ts';

const Cards = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const Card = styled('li')({ padding: 16 });
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
  onOpen,
  renderCard,
}: {
  table: ReactTable<typeof features, Row>;
  label: string;
  onOpen: ((row: Row) => void) | undefined;
  renderCard: ((row: Row) => ReactNode) | undefined;
}) {
  return (
    <Cards aria-label={label}>
      {table.getRowModel().rows.map((row) => (
        <Card key={row.id} {...openOnClick(row.original, onOpen)}>
          {renderCard ? renderCard(row.original) : <CardCells table={table} row={row} />}
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
  const cells = row.getAllCells().map((cell) => {
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
