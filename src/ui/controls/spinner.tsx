import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { motion, radius } from '../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A turning ring in the text colour. The element that waits sets `aria-busy` itself. */
export const Spinner = styled('span')({
  inlineSize: '1.2em',
  blockSize: '1.2em',
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} ${motion.turn} linear infinite`,
});
