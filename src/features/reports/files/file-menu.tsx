import { Menu } from '../../../ui/mui/menu.ts';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '../../../i18n/use-text.ts';
import type { DownloadMenuProps } from './download-button.tsx';

interface FileMenuProps extends Pick<DownloadMenuProps, 'id' | 'anchor' | 'onClose'> {
  files: readonly { label: string; load: () => void }[];
}

/** Files to choose from. */
export function FileMenu({ id, anchor, onClose, files }: FileMenuProps) {
  const text = useText();
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The menu is outside the page's structure, where screen readers find it only by a landmark.
      slotProps={{ root: { role: 'region', 'aria-label': text('reports.download') } }}
    >
      {files.map(({ label, load }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            load();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
