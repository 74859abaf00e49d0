import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, motion } from '../theme/tokens.ts';

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

/**
 * Travels along the upper edge of what it stands in (`position: relative`) while the next answer is
 * awaited and the last one can still be read.
 */
export const ProgressLine = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: 1,
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    background: colors.brass,
    animation: `${travel} ${motion.turn} ease-in-out infinite`,
  },
});
