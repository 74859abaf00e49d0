import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { colors, motion, radius } from '../theme/tokens.ts';

const Box = styled('span')({
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
  '&:has(:disabled)': { background: colors.sunken, borderColor: colors.line },
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
const field = {
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: '9px 12px',
  color: 'inherit',
  background: 'none',
  border: 0,
  outline: 'none',
  '&::placeholder': { color: colors.inkMuted, opacity: 1 },
  '&:disabled': { color: colors.inkMuted, WebkitTextFillColor: 'currentcolor' },
} as const;
const Input = styled('input')(field);
const Area = styled('textarea')({ ...field, display: 'block', resize: 'vertical' });
const Start = styled('span')({ display: 'flex', paddingInlineStart: 12 });
const End = styled('span')({
  display: 'flex',
  paddingInlineEnd: 12,
  '& > button': { marginInlineEnd: -10 },
});

interface InputBoxProps extends ComponentPropsWithRef<'input'> {
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** The bare box that one line is typed into; a `FieldFrame` gives it its label and messages. */
export function InputBox({ startAdornment, endAdornment, ...rest }: InputBoxProps) {
  return (
    <Box>
      {startAdornment !== undefined && <Start>{startAdornment}</Start>}
      <Input {...rest} />
      {endAdornment !== undefined && <End>{endAdornment}</End>}
    </Box>
  );
}

/** The same for several lines. */
export function TextAreaBox(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <Box>
      <Area {...props} />
    </Box>
  );
}
