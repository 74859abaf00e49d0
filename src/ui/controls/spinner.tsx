import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { motion, radius } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the colour of its text; what waits says so itself (`aria-busy`). */
export const Spinner = styled('span')({
  inlineSize: '1.2em',
  blockSize: '1.2em',
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} ${motion.turn} linear infinite`,
});
