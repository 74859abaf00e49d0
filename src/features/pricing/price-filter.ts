import styled from '@emotion/styled';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

/** A condition above the prices; pressed while it holds. */
export const Filter = styled('button')({
  minBlockSize: 34,
  paddingInline: 12,
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.round,
  ...typeScale.small,
  cursor: 'pointer',
  '&:hover': { borderColor: colors.lineStrong },
  '&[aria-pressed="true"]': {
    color: colors.verdigrisDark,
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
    fontWeight: 500,
  },
});
