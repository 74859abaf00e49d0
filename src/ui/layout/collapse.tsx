import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { motion } from '../theme/tokens.ts';

const closed = { gridTemplateRows: '0fr', overflow: 'hidden' };
const opened = { gridTemplateRows: '1fr', overflow: 'hidden' };
const unfold = keyframes({ from: closed, to: opened });
const fold = keyframes({ from: opened, to: closed });

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { minBlockSize: 0 },
  '&[data-moves="open"]': { animation: `${unfold} ${motion.calm} ${motion.enter}` },
  '&[data-moves="shut"]': { animation: `${fold} ${motion.calm} ${motion.enter} forwards` },
});

interface CollapseProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/** Content that unfolds and folds away. While it is away it is not in the page. */
export function Collapse({ id, open, children }: CollapseProps) {
  const [shown, setShown] = useState(open);
  const [wasOpen, setWasOpen] = useState(open);
  const [moves, setMoves] = useState<'open' | 'shut'>();
  if (open !== wasOpen) {
    setWasOpen(open);
    setMoves(open ? 'open' : 'shut');
    if (open) setShown(true);
  }
  return (
    shown && (
      <Root
        id={id}
        data-moves={moves}
        inert={!open}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget && !open) setShown(false);
        }}
      >
        <div>{children}</div>
      </Root>
    )
  );
}
