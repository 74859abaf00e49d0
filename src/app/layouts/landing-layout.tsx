import { Outlet } from 'react-router-dom';
import { AppShell } from '../shell/app-shell.tsx';

/** The layout of home: its bands run over the whole width beside the menu. */
export function Component() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}
