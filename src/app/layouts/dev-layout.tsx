import { Outlet } from 'react-router-dom';
import { LanguageSwitch } from '../shell/language-switch.tsx';

/** The layout of the developer pages: the page and the language switch. */
export function Component() {
  return (
    <>
      <header style={{ display: 'flex', justifyContent: 'flex-end', padding: '12px 24px' }}>
        <LanguageSwitch />
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
