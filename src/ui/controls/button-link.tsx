import styled from '@emotion/styled';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyles, withoutLook, type ButtonLook } from './button-look.ts';
import type { ButtonContent } from './button.tsx';

const Root = styled(Link, withoutLook)<ButtonLook>(buttonStyles);

interface ButtonLinkProps
  extends ButtonLook, ButtonContent, Omit<LinkProps, 'color' | 'children'> {}

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function ButtonLink({ startIcon, endIcon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest}>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </Root>
  );
}
