import { Suspense, useId, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChevronDownIcon, DownloadIcon } from '../../../ui/icons.tsx';

/** What a menu of files needs of its button. */
export interface DownloadMenuProps {
  id: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Called when a file begins and ends to load. */
  onLoading: (isLoading: boolean) => void;
}

/** A button that opens a menu of files, which loads when first opened. */
export function DownloadButton({ menu }: { menu: (props: DownloadMenuProps) => ReactNode }) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const onClose = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        startIcon={<DownloadIcon size={16} />}
        endIcon={<ChevronDownIcon size={14} />}
        loading={isLoading}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        {text('reports.download')}
      </Button>
      {opened && <Suspense>{menu({ id, anchor, onClose, onLoading: setLoading })}</Suspense>}
    </>
  );
}
