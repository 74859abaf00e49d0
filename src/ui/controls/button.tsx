import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonStyles, withoutStyleProps, type ButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

const Root = styled('button', withoutStyleProps)<ButtonStyle>(buttonStyles);
// Invisible, but still the button's accessible name.
const Hidden = styled('span')({ display: 'contents', '& > *': { opacity: 0 } });
const Centre = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export interface ButtonContent {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  children: ReactNode;
}

export interface ButtonProps
  extends ButtonStyle, ButtonContent, Omit<ComponentPropsWithRef<'button'>, 'color' | 'children'> {
  /** Waiting for an answer: the button keeps its width and focus, and ignores clicks. */
  loading?: boolean;
}

/**
 * If the button took the focus, the field being typed in would blur and show its error. That would
 * move the button between press and release, and the click would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The button component; solid, primary and medium by default. */
export function Button({
  startIcon,
  endIcon,
  loading = false,
  type = 'button',
  onMouseDown = type === 'submit' ? keepFocus : undefined,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const content = (
    <>
      {startIcon}
      <span>{children}</span>
      {endIcon}
    </>
  );
  return (
    <Root
      type={type}
      aria-busy={loading}
      aria-disabled={loading || undefined}
      onMouseDown={onMouseDown}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {loading ? (
        <>
          <Hidden>{content}</Hidden>
          <Centre>
            <Spinner />
          </Centre>
        </>
      ) : (
        content
      )}
    </Root>
  );
}
