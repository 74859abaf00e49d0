import styled from '@emotion/styled';
import { colors, motion, radius } from '../theme/tokens.ts';

interface IconButtonStyle {
  /** 32 or 40 px square. */
  size?: 'small' | 'medium';
  /** Draws a frame, for a button next to fields. */
  outlined?: boolean;
}

/** A button with only an icon. It needs an `aria-label`. */
export const IconButton = styled('button', {
  shouldForwardProp: (name) => name !== 'size' && name !== 'outlined',
})<IconButtonStyle & { 'aria-label': string }>(({ size = 'medium', outlined = false }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size === 'small' ? 32 : 40,
  blockSize: size === 'small' ? 32 : 40,
  padding: 0,
  color: colors.inkMuted,
  background: 'transparent',
  border: `1px solid ${outlined ? colors.line : 'transparent'}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  '&:hover': { color: colors.ink, background: colors.sunken },
  '&:disabled': { color: colors.lineStrong, background: 'transparent', cursor: 'not-allowed' },
}));
