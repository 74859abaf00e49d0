import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import type { Fold } from './use-fold.ts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minInlineSize: 0,
  ...typeScale.small,
  // The button is higher than the line that it stands in.
  '@media (min-width: 600px)': { marginBlock: -4 },
});
const Summary = styled('p')({ minInlineSize: 0, color: colors.inkMuted });
// The text of the button is aligned with the end of the fields.
const Action = styled('span')({ flexShrink: 0, marginInlineEnd: -12 });

interface FoldedProps {
  fold: Fold;
  /** What the fields are about: "Parcel details". */
  name: string;
  /** What they say; without it the button alone is shown, and says what they are about. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Fields that are mostly right as they are: one line with what they say, until they are opened. */
export function Folded({ fold, name, summary, children }: FoldedProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (isPressed) root.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isPressed]);
  if (fold.isOpen) return <div ref={root}>{children}</div>;
  const open = () => {
    setPressed(true);
    fold.open();
  };
  return (
    <Line>
      {summary !== undefined && <Summary>{summary}</Summary>}
      <Action style={summary === undefined ? { marginInlineStart: -12 } : undefined}>
        <Button
          variant="text"
          size="small"
          aria-expanded={false}
          aria-label={summary === undefined ? undefined : text('ui.fold.change.name', { name })}
          onClick={open}
        >
          {summary === undefined ? name : text('ui.fold.change')}
        </Button>
      </Action>
    </Line>
  );
}
