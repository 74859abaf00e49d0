import { Outlet } from 'react-router-dom';
import { AppShell } from '../shell/app-shell.tsx';

/** The layout of home: full-width bands next to the menu. */
export function Component() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}
