import { lazy, type ComponentType } from 'react';
import { authPaths } from './paths.ts';

const page = (load: () => Promise<{ Component: ComponentType }>) =>
  lazy(async () => ({ default: (await load()).Component }));
const VerifyRegistration = page(() => import('./register/verify-registration-page.tsx'));

/** The screens of the auth routes except sign-in. Each loads when first opened. */
export const authScreens: Readonly<Record<string, ComponentType>> = {
  [authPaths.register]: page(() => import('./register/register-page.tsx')),
  [authPaths.verifyEmail]: VerifyRegistration,
  [authPaths.verifyPhone]: VerifyRegistration,
  [authPaths.verifySignIn]: page(() => import('./verify-sign-in-page.tsx')),
  [authPaths.verifyDevice]: page(() => import('./verify-device-page.tsx')),
  [authPaths.forgetPassword]: page(() => import('./forget-password-page.tsx')),
  [authPaths.verifyReset]: page(() => import('./verify-reset-page.tsx')),
  [authPaths.resetPassword]: page(() => import('./reset-password-page.tsx')),
};
