import styled from '@emotion/styled';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyles, withoutStyleProps, type ButtonStyle } from './button-style.ts';
import type { ButtonContent } from './button.tsx';

const Root = styled(Link, withoutStyleProps)<ButtonStyle>(buttonStyles);

interface ButtonLinkProps
  extends ButtonStyle, ButtonContent, Omit<LinkProps, 'color' | 'children'> {}

/** A link that looks like a button. */
export function ButtonLink({ startIcon, endIcon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest}>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </Root>
  );
}
