import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { useFootInset } from '../layout/use-foot-inset.ts';
import { colors, layers, radius } from '../theme/tokens.ts';

// It reaches the edges of its panel.
const Root = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.bar - 1,
  display: 'grid',
  gap: 12,
  margin: '0 -24px -24px',
  padding: '16px 24px calc(16px + env(safe-area-inset-bottom))',
  background: colors.surface,
  borderBlockStart: `1px solid ${colors.line}`,
  borderEndStartRadius: radius.large,
  borderEndEndRadius: radius.large,
  '@media (max-width: 599.95px)': { margin: '0 -16px -16px', paddingInline: 16 },
});

/** The buttons of a form in a panel, in view at the bottom of the window until the panel ends. */
export function StickyFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useFootInset(foot);
  return <Root ref={foot}>{children}</Root>;
}
