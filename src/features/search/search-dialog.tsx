import { Dialog } from '../../ui/mui/dialog.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { NavigationEntry } from '../../feature.ts';
import { useText } from '../../i18n/use-text.ts';
import { Search } from './search.tsx';

interface SearchDialogProps {
  open: boolean;
  /** Results other than shipments. */
  entries: readonly NavigationEntry[];
  onClose: () => void;
}

/** The global search: a full-screen sheet on phones, a window near the top elsewhere. */
export function SearchDialog({ open, entries, onClose }: SearchDialogProps) {
  const text = useText();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      slotProps={{
        container: { sx: isPhone ? {} : { alignItems: 'flex-start', paddingBlockStart: '9vh' } },
        paper: {
          'aria-label': text('app.search'),
          sx: isPhone
            ? { margin: 0, borderRadius: 0 }
            : { maxInlineSize: 640, maxBlockSize: '74vh', overflow: 'hidden' },
        },
      }}
    >
      <Search entries={entries} onClose={onClose} />
    </Dialog>
  );
}
