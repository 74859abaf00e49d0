import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { IconProps } from '../../ui/icons.tsx';
import { colors } from '../../ui/theme/tokens.ts';

const Icon = styled('span')({
  display: 'inline-flex',
  justifyContent: 'center',
  // As wide as a courier's monogram, so that all texts are aligned.
  inlineSize: 32,
  color: colors.verdigris,
});

interface OptionLineProps {
  icon: (props: IconProps) => ReactNode;
  children: ReactNode;
}

/** A result on one line. */
export function OptionLine({ icon: LineIcon, children }: OptionLineProps) {
  return (
    <>
      <Icon>
        <LineIcon />
      </Icon>
      <span>{children}</span>
    </>
  );
}
