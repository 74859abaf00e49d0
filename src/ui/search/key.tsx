import styled from '@emotion/styled';
import { colors, typeScale } from '../theme/tokens.ts';

/** A key of the keyboard with its label. */
export const Key = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 22,
  blockSize: 22,
  paddingInline: 5,
  color: colors.inkMuted,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: 5,
  fontFamily: 'inherit',
  ...typeScale.caption,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  direction: 'ltr',
});
