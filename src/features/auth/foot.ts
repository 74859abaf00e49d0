import styled from '@emotion/styled';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

/** Links below a form of the auth pages. */
export const Foot = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 8px',
  marginBlockStart: 20,
  color: colors.inkMuted,
  ...typeScale.small,
  textAlign: 'center',
});
