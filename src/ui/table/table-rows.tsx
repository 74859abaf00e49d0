import styled from '@emotion/styled';
import type { Header, ReactTable, RowData } from '@tanstack/react-table';
import { useText } from '../../i18n/use-text.ts';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import { openOnClick } from './open-on-click.ts';
import type { features } from './table-features.ts';

const Scroll = styled('div')({ overflowX: 'auto' });
const Grid = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typeScale.small,
  '& th, & td': { paddingInline: 12, textAlign: 'start' },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 24 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 24 },
  '& [data-numeric="true"]': { textAlign: 'end' },
  '& tbody tr': { borderBlockStart: `1px solid ${colors.line}` },
  '& tbody tr:hover': { background: colors.canvas },
  '& tbody tr[data-opens="true"]': { cursor: 'pointer' },
});
const HeadCell = styled('th')({
  blockSize: 44,
  color: colors.inkMuted,
  ...typeScale.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
const Cell = styled('td')({ blockSize: 58, verticalAlign: 'middle' });
const SortButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 32,
  marginInline: -6,
  paddingInline: 6,
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  fontWeight: 'inherit',
  cursor: 'pointer',
  '&:hover, [aria-sort="ascending"] &, [aria-sort="descending"] &': { color: colors.ink },
});

type OurTable<Row extends RowData> = ReactTable<typeof features, Row>;

/** The table as a table. */
export function TableRows<Row extends RowData>({
  table,
  label,
  onOpen,
}: {
  table: OurTable<Row>;
  label: string;
  onOpen: ((row: Row) => void) | undefined;
}) {
  return (
    <Scroll>
      <Grid aria-label={label}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <ColumnHead key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} {...openOnClick(row.original, onOpen)}>
              {row.getAllCells().map((cell) => (
                <Cell key={cell.id} data-numeric={cell.column.columnDef.meta?.numeric}>
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

function ColumnHead<Row extends RowData>({ header }: { header: Header<typeof features, Row> }) {
  const text = useText();
  const { column } = header;
  const { meta } = column.columnDef;
  const name = meta ? text(meta.labelId) : '';
  const sorted = column.getIsSorted();
  const sortable = column.getCanSort();
  const SortMark = sorted === false ? SortIcon : sorted === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <HeadCell
      scope="col"
      data-numeric={meta?.numeric}
      style={meta?.width === undefined ? undefined : { width: meta.width }}
      {...(sortable && {
        'aria-sort': sorted === false ? 'none' : sorted === 'asc' ? 'ascending' : 'descending',
      })}
    >
      {sortable ? (
        <SortButton type="button" onClick={column.getToggleSortingHandler()}>
          {name}
          <SortMark size={15} />
        </SortButton>
      ) : (
        name
      )}
    </HeadCell>
  );
}
