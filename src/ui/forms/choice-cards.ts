import styled from '@emotion/styled';
import { colors, radius, typeScale } from '../theme/tokens.ts';

/** Choices next to each other. */
export const Cards = styled('div')({
  display: 'grid',
  gap: 10,
});
/** One choice: its control and its text. */
export const Card = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minBlockSize: 44,
  padding: '9px 12px',
  background: colors.surface,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.medium,
  textWrap: 'balance',
  cursor: 'pointer',
  '[data-invalid="true"] > &': { borderColor: colors.danger },
  '&:has(:checked)': {
    borderColor: colors.verdigris,
    background: colors.verdigrisSoft,
    boxShadow: `inset 0 0 0 1px ${colors.verdigris}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${colors.verdigris}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    cursor: 'not-allowed',
    background: colors.sunken,
    borderColor: colors.line,
    color: colors.inkMuted,
  },
  '&:has(:checked:disabled)': {
    borderColor: colors.lineStrong,
    boxShadow: `inset 0 0 0 1px ${colors.lineStrong}`,
  },
});
/** The radio button or checkbox. */
export const Mark = styled('input')({
  inlineSize: 18,
  blockSize: 18,
  margin: '4px 0 0',
  flexShrink: 0,
  accentColor: colors.verdigris,
});

/** The second line of a choice. */
export const Description = styled('span')({
  display: 'block',
  color: colors.inkMuted,
  ...typeScale.caption,
});

/** Number of columns. When left out, as many as fit: more of short ones, fewer of long ones. */
export type Columns = number | 'short' | 'long' | undefined;

const narrowest = { short: 108, standard: 150, long: 230 };

export function tracksOf(columns: Columns): string {
  if (typeof columns === 'number') return `repeat(${columns}, minmax(0, 1fr))`;
  return `repeat(auto-fit, minmax(${narrowest[columns ?? 'standard']}px, 1fr))`;
}
