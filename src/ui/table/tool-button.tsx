import styled from '@emotion/styled';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

const HangingPanel = lazy(async () => ({
  default: (await import('../feedback/hanging-panel.tsx')).HangingPanel,
}));

const Label = styled('bdi')({
  display: 'inline-block',
  maxInlineSize: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});

interface ToolButtonProps {
  /** Names the button, unless it shows something else, and what it opens. */
  label: string;
  /** What it shows instead, such as the name of what is chosen. */
  shownLabel?: string | undefined;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button from which a small dialog hangs; what is in it loads when it is first opened. */
export function ToolButton({ label, shownLabel, icon, children }: ToolButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        <Label>{shownLabel ?? label}</Label>
      </Button>
      {opened && (
        <Suspense>
          <HangingPanel id={id} label={label} anchor={anchor} onClose={close}>
            {children(close)}
          </HangingPanel>
        </Suspense>
      )}
    </>
  );
}
