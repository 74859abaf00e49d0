import { Menu } from '../../ui/mui/menu.ts';
import MenuItem from '@mui/material/MenuItem';
import type { ImportFileFormat } from '../../api/generated/model/import-file-format.ts';
import { useText } from '../../i18n/use-text.ts';

interface ExportMenuProps {
  id: string;
  anchor: HTMLElement | null;
  onChoose: (format: ImportFileFormat) => void;
  onClose: () => void;
}

/** The formats of a file with products. */
export function ExportMenu({ id, anchor, onChoose, onClose }: ExportMenuProps) {
  const text = useText();
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The menu is outside the page's structure, where screen readers find it only by a landmark.
      slotProps={{ root: { role: 'region', 'aria-label': text('products.export') } }}
    >
      {(['xlsx', 'csv'] as const).map((format) => (
        <MenuItem
          key={format}
          onClick={() => {
            onChoose(format);
          }}
        >
          {text(`products.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
