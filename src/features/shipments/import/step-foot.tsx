import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { useFootInset } from '../../../ui/layout/use-foot-inset.ts';
import { colors, elevation, layers, radius } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: layers.bar - 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '10px 12px',
  marginBlockStart: 20,
  padding: '12px 20px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  '& > p': { flex: '1 1 220px' },
  'form > &': { marginBlockStart: 0 },
  '@media (max-width: 599.95px)': { paddingInline: 16, '& > button': { flex: '1 1 auto' } },
});

interface StepFootProps {
  /** Names the bar. */
  label: string;
  /** How it stands. */
  words: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** How a step stands and the ways on, always in sight. */
export function StepFoot({ label, words, children }: StepFootProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFootInset(bar);
  return (
    <Root ref={bar} role="region" aria-label={label}>
      <p aria-live="polite">{words}</p>
      {children}
    </Root>
  );
}
