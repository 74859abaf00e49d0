import styled from '@emotion/styled';
import { colors, elevation, radius, typeScale } from '../theme/tokens.ts';

/** A group of {@link Segment}s, one of which is pressed. */
export const Segments = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  background: colors.sunken,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});

/** One of a few choices; `aria-pressed` says which. */
export const Segment = styled('button')({
  minBlockSize: 36,
  paddingInline: 16,
  color: colors.inkMuted,
  background: 'transparent',
  border: 0,
  borderRadius: radius.small,
  ...typeScale.small,
  fontWeight: 500,
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: colors.ink,
    background: colors.surface,
    boxShadow: elevation.raised,
  },
});
