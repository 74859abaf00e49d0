import { SignInPage } from '../features/auth/sign-in-page.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { StyleCache } from '../ui/theme/style-cache.tsx';
import { announceFailures } from './announce-failures.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';

announceFailures();

/**
 * The auth routes: documents of their own, without router, react-query and MUI, so that the first
 * page anybody sees is there soon (docs/adr/0006).
 */
export function AuthApp() {
  return (
    <StyleCache>
      <CrashBoundary>
        <AuthLayout>
          <SignInPage />
        </AuthLayout>
      </CrashBoundary>
      <Toaster />
    </StyleCache>
  );
}
