import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { SortChoice } from './sort-choice.ts';

interface SortPanelProps {
  choices: readonly SortChoice[];
  sort: string;
  onSort: (sort: string) => void;
  onDone: () => void;
}

/** The orders of a list, of which one can be chosen. */
export function SortPanel({ choices, sort, onSort, onDone }: SortPanelProps) {
  return (
    <MenuList autoFocusItem sx={{ minWidth: 220 }}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.sort}
          role="menuitemradio"
          aria-checked={choice.sort === sort}
          selected={choice.sort === sort}
          onClick={() => {
            onSort(choice.sort);
            onDone();
          }}
        >
          {choice.label}
        </MenuItem>
      ))}
    </MenuList>
  );
}
