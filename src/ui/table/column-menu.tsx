import Divider from '@mui/material/Divider';
import { Menu } from '../mui/menu.ts';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon } from '../icons.tsx';
import {
  canStep,
  pinColumn,
  resetWidth,
  resizeColumn,
  showColumn,
  stepColumn,
  type ColumnLayout,
  type PinnedTo,
} from './column-layout.ts';
import type { Column } from './column.ts';
import { widthStep } from './head-keys.ts';
import { directionOf, type Sorting } from './sort.ts';
import type { TableLayout } from './use-column-layout.ts';

const Mark = styled('span')({ display: 'inline-flex', inlineSize: 18, marginInlineEnd: 10 });

interface ColumnMenuProps<Row> {
  column: Column<Row>;
  anchor: HTMLElement | undefined;
  layout: TableLayout;
  /** Undefined if the list has one order only. */
  sorting: Sorting | undefined;
  onClose: () => void;
}

/** The actions on one column, for keyboard and pointer. */
export function ColumnMenu<Row>({
  column,
  anchor,
  layout: { now, change },
  sorting,
  onClose,
}: ColumnMenuProps<Row>) {
  const text = useText();
  const { id, canHide = true } = column;
  const pinned = now.pinned[id];
  const orders = column.sorts && sorting;
  /** Starts from the current width of the column, whether set by the person or not. */
  const widened = (by: number) => () =>
    resizeColumn(now, id, (anchor?.parentElement?.offsetWidth ?? 0) + by);
  const item = (
    label: string,
    next: () => ColumnLayout,
    { mark, stays = false, off = false }: { mark?: ReactNode; stays?: boolean; off?: boolean } = {},
  ) => (
    <MenuItem
      disabled={off}
      onClick={() => {
        change(next());
        // Resizing usually takes several clicks.
        if (!stays) onClose();
      }}
    >
      <Mark>{mark}</Mark>
      {label}
    </MenuItem>
  );
  const pinItem = (to: PinnedTo) =>
    item(text(`ui.table.pin.${to}`), () => pinColumn(now, id, pinned === to ? undefined : to), {
      mark: pinned === to && <CheckIcon size={16} />,
    });
  const sortItem = ({ sort, onSort }: Sorting, descending: boolean) => (
    <MenuItem
      selected={directionOf(sort, id) === (descending ? 'desc' : 'asc')}
      onClick={() => {
        onSort(descending ? `-${id}` : id);
        onClose();
      }}
    >
      <Mark>{descending ? <ArrowDownIcon size={16} /> : <ArrowUpIcon size={16} />}</Mark>
      {text(descending ? 'ui.table.sortDown' : 'ui.table.sortUp')}
    </MenuItem>
  );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // The menu is outside the page's structure, where screen readers find it only by a landmark.
      slotProps={{
        root: {
          role: 'region',
          'aria-label': text('ui.table.columnMenu', { column: text(column.labelId) }),
        },
      }}
    >
      {orders && sortItem(orders, false)}
      {orders && sortItem(orders, true)}
      {orders && <Divider />}
      {pinItem('start')}
      {pinItem('end')}
      <Divider />
      {item(text('ui.table.moveBack'), () => stepColumn(now, id, -1), {
        off: !canStep(now, id, -1),
        stays: true,
      })}
      {item(text('ui.table.moveOn'), () => stepColumn(now, id, 1), {
        off: !canStep(now, id, 1),
        stays: true,
      })}
      <Divider />
      {item(text('ui.table.wider'), widened(widthStep), { stays: true })}
      {item(text('ui.table.narrower'), widened(-widthStep), { stays: true })}
      {item(text('ui.table.resetWidth'), () => resetWidth(now, id), { off: !(id in now.widths) })}
      {canHide && <Divider />}
      {canHide && item(text('ui.table.hide'), () => showColumn(now, id, false))}
    </Menu>
  );
}
