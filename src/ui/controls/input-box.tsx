import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, fieldStyles } from './box.ts';

const Input = styled('input')(fieldStyles);
const Area = styled('textarea')({ ...fieldStyles, display: 'block', resize: 'vertical' });
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

/** The bare box for one line of text. A `FieldFrame` adds its label and messages. */
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
