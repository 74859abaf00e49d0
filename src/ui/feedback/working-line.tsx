import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, motion } from '../theme/tokens.ts';

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const appear = keyframes({ from: { opacity: 0 } });

/** A thin animated line while an answer is awaited; not shown if the answer comes quickly. */
export const WorkingLine = styled('div')({
  position: 'relative',
  blockSize: 3,
  overflow: 'hidden',
  animation: `${appear} ${motion.calm} ${motion.patience} backwards`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    background: colors.brass,
    animation: `${travel} ${motion.turn} ease-in-out infinite`,
  },
});
