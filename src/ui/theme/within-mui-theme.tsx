import type { ComponentType } from 'react';
import { MuiTheme } from './mui-theme.tsx';

/**
 * A component of MUI that brings its theme along. What opens on demand is made of these, so that no
 * page needs the theme at first; what is shown inside them has it too.
 */
export function withinMuiTheme<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithinMuiTheme(props) {
    return (
      <MuiTheme>
        <Component {...props} />
      </MuiTheme>
    );
  };
}
