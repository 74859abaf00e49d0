import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import { colors } from '../theme/tokens.ts';
import { Box, fieldStyles } from './box.ts';

const Select = styled('select')({
  ...fieldStyles,
  appearance: 'none',
  paddingInlineEnd: 40,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:disabled': { ...fieldStyles['&:disabled'], cursor: 'not-allowed' },
  // Nothing is chosen yet: the first option is the prompt.
  '&:has(> option[value=""]:checked)': { color: colors.inkMuted },
  '& > option': { color: colors.ink },
});
const Chevron = styled('span')({
  position: 'absolute',
  insetInlineEnd: 8,
  display: 'flex',
  color: colors.inkMuted,
  pointerEvents: 'none',
});

/** The platform's own list for a few choices: a wheel on phones, type-ahead on keyboards. */
export function SelectBox({
  children,
  ...rest
}: ComponentPropsWithRef<'select'> & { children: ReactNode }) {
  return (
    <Box>
      <Select {...rest}>{children}</Select>
      <Chevron aria-hidden>
        <ChevronDownIcon />
      </Chevron>
    </Box>
  );
}
