import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({
  paddingBlock: 10,
  lineHeight: '22px',
  '@media (max-width: 759.95px)': { paddingBlock: 0 },
});
const Second = styled('div')({
  color: colors.inkMuted,
  ...typeScale.caption,
  '&[data-tone="warning"]': { color: colors.warning, fontWeight: 500 },
});

interface TwoLinesProps {
  first: ReactNode;
  second: ReactNode;
  /** Draws the eye to the second line. */
  tone?: 'muted' | 'warning';
}

/** What a cell says, and under it, quieter, what belongs to it. */
export function TwoLines({ first, second, tone = 'muted' }: TwoLinesProps) {
  return (
    <Root>
      <div>{first}</div>
      {second && <Second data-tone={tone}>{second}</Second>}
    </Root>
  );
}
