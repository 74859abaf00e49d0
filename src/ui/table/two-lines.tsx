import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, typeScale } from '../theme/tokens.ts';

const Root = styled('div')({
  lineHeight: 'var(--cell-line, 22px)',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
const Second = styled('div')({
  color: colors.inkMuted,
  ...typeScale.caption,
  lineHeight: 'inherit',
  '&[data-tone="warning"]': { color: colors.warning, fontWeight: 500 },
});

interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
  /** Highlights the second line. */
  tone?: 'muted' | 'warning';
}

/** The value of a cell, with secondary text below it. */
export function TwoLines({ first, second, tone = 'muted' }: TwoLinesProps) {
  return (
    <Root>
      <div>{first}</div>
      {second && <Second data-tone={tone}>{second}</Second>}
    </Root>
  );
}
