import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { buttonStyles, withoutStyleProps, type ButtonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

const Root = styled('button', withoutStyleProps)<ButtonStyle>(buttonStyles);
// Out of sight, and still the button's name.
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
  /** An answer is awaited: the button keeps its width and the focus, and does nothing. */
  loading?: boolean;
}

/**
 * Taking the focus would end the field that was typed in; the error it then shows moves the button
 * away between press and release, and the click is lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The one button: solid, primary and medium unless told otherwise. */
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
