import { Outlet } from 'react-router-dom';
import { MuiTheme } from '../../ui/theme/mui-theme.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';

/** The layout of the pages for developers: the page and the language. */
export function Component() {
  return (
    <MuiTheme>
      <header style={{ display: 'flex', justifyContent: 'flex-end', padding: '12px 24px' }}>
        <LanguageSwitch />
      </header>
      <main>
        <Outlet />
      </main>
    </MuiTheme>
  );
}
