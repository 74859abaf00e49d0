import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { colors, motion } from '../theme/tokens.ts';

const travel = keyframes({
  from: { transform: 'translateX(-100%) scaleX(0.4)' },
  to: { transform: 'translateX(100%) scaleX(0.4)' },
});

const Track = styled('div')({
  position: 'relative',
  blockSize: 4,
  overflow: 'hidden',
  background: `color-mix(in srgb, ${colors.verdigris}, ${colors.surface} 62%)`,
  '@media print': { printColorAdjust: 'exact' },
});
const Bar = styled('div')({
  position: 'absolute',
  inset: 0,
  background: colors.verdigris,
  transition: `transform ${motion.calm} linear`,
  '&[data-travels="true"]': { animation: `${travel} ${motion.turn} ease-in-out infinite` },
});

interface ProgressBarProps extends ComponentProps<typeof Track> {
  /** From 0 to 1; undefined while nobody knows. */
  value?: number | undefined;
}

/** How much of some work is done. Name it with `aria-label` or `aria-labelledby`. */
export function ProgressBar({ value, ...rest }: ProgressBarProps) {
  const isKnown = value !== undefined;
  return (
    <Track
      {...rest}
      className="directional"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(value * 100) : undefined}
    >
      <Bar
        data-travels={!isKnown}
        style={isKnown ? { transform: `translateX(${value * 100 - 100}%)` } : undefined}
      />
    </Track>
  );
}
