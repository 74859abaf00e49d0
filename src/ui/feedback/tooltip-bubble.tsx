import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Popper } from '../mui/popper.ts';
import type { ReactNode } from 'react';
import { colors, layers, motion, radius, typeScale } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

// The gap between the control and the bubble is part of the bubble, so that the pointer can cross
// it.
const Root = styled(Popper)({ zIndex: layers.tooltip, paddingBlock: 6 });
const Words = styled('div')({
  ...typeScale.caption,
  maxInlineSize: 280,
  padding: '5px 10px',
  color: colors.onDark,
  background: colors.verdigrisDeep,
  borderRadius: radius.small,
  fontWeight: 500,
  textAlign: 'center',
  animation: `${appear} ${motion.quick} ${motion.enter}`,
});

interface TooltipBubbleProps {
  anchor: Element | null;
  children: ReactNode;
}

/**
 * The text of a tooltip, above the control. It has its own file because it loads when first shown.
 */
export function TooltipBubble({ anchor, children }: TooltipBubbleProps) {
  return (
    <Root open anchorEl={anchor} placement="top" role="tooltip">
      <Words>{children}</Words>
    </Root>
  );
}
