import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, radius } from '../theme/tokens.ts';

const wave = keyframes({
  from: { transform: 'translateX(-100%)' },
  '50%, to': { transform: 'translateX(100%)' },
});

/** The light that passes over what is loading. */
export const passingLight = {
  position: 'relative',
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${colors.ink} 5%, transparent), transparent)`,
    transform: 'translateX(-100%)',
    animation: `${wave} 2s linear 0.5s infinite`,
  },
  '[dir="rtl"] &::after': { animationDirection: 'reverse' },
} as const;

const Root = styled('span')({
  display: 'block',
  background: colors.sunken,
  borderRadius: radius.medium,
  ...passingLight,
  // As high as a line, painted as high as its letters.
  '&[data-skeleton="text"]': {
    borderRadius: `${radius.medium}px / ${radius.medium / 0.6}px`,
    scale: '1 0.6',
    transformOrigin: '50% 55%',
  },
  '&[data-skeleton="text"]:empty::before': { content: String.raw`"\a0"` },
  '&[data-dark="true"]': { background: colors.onDarkChosen },
});

interface SkeletonProps {
  variant?: 'text' | 'rounded';
  width?: number | string;
  height?: number | string;
  /** On a dark background. */
  onDark?: boolean;
}

/** A placeholder for what is loading: a line of text, or a rounded box. */
export function Skeleton({ variant = 'text', width, height, onDark = false }: SkeletonProps) {
  return (
    <Root
      data-skeleton={variant}
      data-dark={onDark}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
