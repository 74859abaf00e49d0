import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useAuthPath } from '../features/auth/auth-path.ts';
import { authScreens } from '../features/auth/screens.ts';
import { Component as SignIn } from '../features/auth/sign-in-page.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { WorkingLine } from '../ui/feedback/working-line.tsx';
import { StyleCache } from '../ui/theme/style-cache.tsx';
import { announceFailures } from './announce-failures.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';

announceFailures();

/**
 * The auth routes: a document of their own without router, react-query and MUI, so that the first
 * page loads fast (docs/adr/0006).
 */
export function AuthApp() {
  const path = useAuthPath();
  const Page = authScreens[path] ?? SignIn;
  // The frame first, then the page bit by bit, so that a slow phone answers in between.
  const hasFrame = useDeferredValue(true, false);
  return (
    <StyleCache>
      <CrashBoundary key={path}>
        <AuthLayout>
          {hasFrame && (
            <Suspense fallback={<WorkingLine />}>
              <FocusHeading path={path} />
              <Page />
            </Suspense>
          )}
        </AuthLayout>
      </CrashBoundary>
      <Toaster />
    </StyleCache>
  );
}

/** After a change of page the heading gets the focus, so that screen readers start there. */
function FocusHeading({ path }: { path: string }) {
  const first = useRef(path);
  useEffect(() => {
    if (first.current !== path) document.querySelector('h1')?.focus({ preventScroll: true });
    first.current = '';
  }, [path]);
  return null;
}
