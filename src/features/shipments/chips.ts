import styled from '@emotion/styled';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

/** Filters of a list by state. Each has its name and, in a span, the number of rows. */
export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** One of {@link Chips}; `aria-pressed` says whether it is on. */
export const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 34,
  paddingInline: 16,
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.round,
  ...typeScale.small,
  cursor: 'pointer',
  '&:hover': { background: colors.sunken, borderColor: colors.lineStrong },
  '&[aria-pressed="true"]': {
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
    fontWeight: 500,
  },
  '& > span': { color: colors.inkMuted },
});
