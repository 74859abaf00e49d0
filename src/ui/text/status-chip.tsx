import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { colors, radius, typeScale } from '../theme/tokens.ts';

export type StatusTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger' | 'accent';

const tones: Record<StatusTone, { color: string; background: string }> = {
  neutral: { color: colors.inkMuted, background: colors.sunken },
  progress: { color: colors.info, background: colors.infoSoft },
  success: { color: colors.success, background: colors.successSoft },
  warning: { color: colors.warning, background: colors.warningSoft },
  danger: { color: colors.danger, background: colors.dangerSoft },
  accent: { color: colors.brassText, background: colors.brassSoft },
};

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  paddingInline: 10,
  // Smaller where lines are close together.
  minBlockSize: 'var(--chip-size, 26px)',
  borderRadius: radius.round,
  ...typeScale.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
const Dot = styled('span')({
  inlineSize: 7,
  blockSize: 7,
  borderRadius: radius.round,
  background: 'currentColor',
});

interface StatusChipProps {
  tone: StatusTone;
  /** The text gives the status; the colour only repeats it. */
  children: ReactNode;
  /** Leaves out the dot, for labels that are not a status ("cheapest"). */
  plain?: boolean;
}

/** A status or label on a coloured background. */
export function StatusChip({ tone, children, plain = false }: StatusChipProps) {
  return (
    <Root style={tones[tone]}>
      {!plain && <Dot aria-hidden />}
      {children}
    </Root>
  );
}
