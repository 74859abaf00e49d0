import { Popover } from '../mui/popover.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { colors, elevation, radius } from '../theme/tokens.ts';

interface HangingPanelProps {
  id: string;
  label: string;
  /** The element that it is anchored to while open. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog anchored to the button that opens it. */
export function HangingPanel({ id, label, anchor, onClose, children }: HangingPanelProps) {
  // MUI positions it by the screen, so its left stays left in Arabic.
  const horizontal = useLocale().direction === 'rtl' ? 'right' : 'left';
  return (
    <Popover
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: -6, horizontal }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: {
            border: `1px solid ${colors.line}`,
            borderRadius: `${radius.medium}px`,
            boxShadow: elevation.floating,
          },
        },
      }}
    >
      {children}
    </Popover>
  );
}
