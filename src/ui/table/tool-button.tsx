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
  /** Name of the button, unless it has `shownLabel`, and of the dialog it opens. */
  label: string;
  /** Text of the button instead of its name, such as the chosen value. */
  shownLabel?: string | undefined;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small dialog, whose content loads when first opened. */
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
