import styled from '@emotion/styled';
import { colors, motion, radius } from '../theme/tokens.ts';

/** The frame of every input and select control. It shows hover, focus, error and disabled. */
export const Box = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 0,
  inlineSize: '100%',
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.lineStrong}`,
  borderRadius: radius.medium,
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: colors.ink },
  '&:has(:disabled:not(option))': { background: colors.sunken, borderColor: colors.line },
  '&:has(> [aria-invalid="true"])': { borderColor: colors.danger },
  '&:has(> :focus)': {
    borderColor: colors.verdigris,
    boxShadow: `inset 0 0 0 1px ${colors.verdigris}`,
  },
  '&:has(> [aria-invalid="true"]:focus)': {
    borderColor: colors.danger,
    boxShadow: `inset 0 0 0 1px ${colors.danger}`,
  },
});
/** The bare control inside it. */
export const fieldStyles = {
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: '9px 12px',
  color: 'inherit',
  background: 'none',
  border: 0,
  outline: 'none',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: colors.inkMuted, opacity: 1 },
  '&:disabled': { color: colors.inkMuted, WebkitTextFillColor: 'currentcolor' },
} as const;
