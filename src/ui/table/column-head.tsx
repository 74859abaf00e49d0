import styled from '@emotion/styled';
import type { PointerEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, SortIcon } from '../icons.tsx';
import { colors, radius } from '../theme/tokens.ts';
import type { Pin } from './column-geometry.ts';
import type { Column } from './column.ts';
import { directionOf, nextSort, type Sorting } from './sort.ts';
import type { HeadActions } from './use-head-actions.ts';

const Head = styled('th')({
  '& > button:last-of-type': {
    position: 'absolute',
    insetBlockStart: 9,
    insetInlineEnd: 8,
    opacity: 0,
    color: colors.ink,
    background: colors.surface,
  },
  '&:hover > button, & > button:focus-visible, &:focus-within > button, & > button[aria-expanded="true"]':
    { opacity: 1 },
  '&[data-dropping="true"]': { background: colors.verdigrisSoft },
});
const Plain = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxInlineSize: '100%',
  minBlockSize: 26,
  color: 'inherit',
  textAlign: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  fontWeight: 'inherit',
  cursor: 'pointer',
  '&:hover, [aria-sort="ascending"] &, [aria-sort="descending"] &': { color: colors.ink },
});
// A long name takes two lines.
const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'normal',
  lineHeight: '18px',
});
const SortButton = styled(Plain)({ marginInline: -6, paddingInline: 6 });
const MenuButton = styled(Plain)({ inlineSize: 26, justifyContent: 'center', padding: 0 });
const Edge = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 12,
    insetInlineEnd: 0,
    inlineSize: 1,
    background: colors.line,
  },
  '&:hover::after, &:active::after': { insetBlock: 0, inlineSize: 3, background: colors.verdigris },
});

/** The header of a column. It sorts, can be dragged and resized, and opens the column's menu. */
export function ColumnHead<Row>({
  column,
  pin,
  sorting,
  actions,
}: {
  column: Column<Row>;
  pin: Pin | undefined;
  sorting: Sorting | undefined;
  actions: HeadActions;
}) {
  const text = useText();
  const { id, numeric } = column;
  const name = text(column.labelId);
  const sorted = directionOf(sorting?.sort, id);
  const SortMark = sorted ? (sorted === 'asc' ? ArrowUpIcon : ArrowDownIcon) : SortIcon;
  const onSort =
    column.sorts &&
    sorting &&
    (() => {
      sorting.onSort(nextSort(column, sorting.sort));
    });
  return (
    <Head
      scope="col"
      tabIndex={-1}
      data-numeric={numeric}
      data-column={id}
      {...pin}
      {...actions.dragging(id)}
      {...(onSort && {
        'aria-sort': sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none',
      })}
    >
      {onSort ? (
        <SortButton type="button" onClick={onSort}>
          <Name>{name}</Name>
          <SortMark size={15} />
        </SortButton>
      ) : (
        <Name>{name}</Name>
      )}
      <MenuButton
        type="button"
        aria-haspopup="menu"
        aria-label={text('ui.table.columnMenu', { column: name })}
        aria-expanded={actions.openMenu === id}
        onClick={({ currentTarget }) => {
          actions.openMenuOf(id, currentTarget);
        }}
      >
        <MoreIcon size={16} />
      </MenuButton>
      <Edge
        aria-hidden
        data-edge-of={id}
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
          actions.startResizing(id, event);
        }}
        onDoubleClick={() => {
          actions.resetWidth(id);
        }}
      />
    </Head>
  );
}
