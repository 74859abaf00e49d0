import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useAuthPath } from '../features/auth/auth-path.ts';
import { SignInPage } from '../features/auth/sign-in-page.tsx';
import { paths } from '../paths.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { WorkingLine } from '../ui/feedback/working-line.tsx';
import { StyleCache } from '../ui/theme/style-cache.tsx';
import { announceFailures } from './announce-failures.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';

announceFailures();

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));
const VerifyRegistration = page(
  async () =>
    (await import('../features/auth/register/verify-registration-page.tsx')).VerifyRegistrationPage,
);

const pages: Readonly<Record<string, ComponentType>> = {
  [paths.register]: page(
    async () => (await import('../features/auth/register/register-page.tsx')).RegisterPage,
  ),
  [paths.verifyEmail]: VerifyRegistration,
  [paths.verifyPhone]: VerifyRegistration,
  [paths.verifySignIn]: page(
    async () => (await import('../features/auth/verify-sign-in-page.tsx')).VerifySignInPage,
  ),
  [paths.forgetPassword]: page(
    async () => (await import('../features/auth/forget-password-page.tsx')).ForgetPasswordPage,
  ),
  [paths.verifyReset]: page(
    async () => (await import('../features/auth/verify-reset-page.tsx')).VerifyResetPage,
  ),
  [paths.resetPassword]: page(
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
};

/**
 * The auth routes: one document of their own, without router, react-query and MUI, so that the first
 * page anybody sees is there soon (docs/adr/0006).
 */
export function AuthApp() {
  const path = useAuthPath();
  const Page = pages[path] ?? SignInPage;
  return (
    <StyleCache>
      <CrashBoundary key={path}>
        <AuthLayout>
          <Suspense fallback={<WorkingLine />}>
            <FocusHeading path={path} />
            <Page />
          </Suspense>
        </AuthLayout>
      </CrashBoundary>
      <Toaster />
    </StyleCache>
  );
}

/** After a change of page the heading takes the focus, so that readers start there. */
function FocusHeading({ path }: { path: string }) {
  const first = useRef(path);
  useEffect(() => {
    if (first.current !== path) document.querySelector('h1')?.focus({ preventScroll: true });
    first.current = '';
  }, [path]);
  return null;
}
