import type { ReactNode } from 'react';
import { goTo } from './auth-path.ts';

/** A link between auth routes. With a modifier key it opens like any other link. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}
