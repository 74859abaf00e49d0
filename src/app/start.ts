import type { ComponentType } from 'react';
import { sessionToken } from '../api/session.ts';
import { needTexts } from '../i18n/texts-store.ts';
import { authPaths, cameFrom } from '../features/auth/paths.ts';
import { homePath } from '../features/home/paths.ts';

/**
 * Loads what the address needs: the auth routes, or the app everywhere else. People who are signed
 * in are redirected from auth routes to where sign-in leads; people who are not are redirected from
 * home to sign-in.
 */
export async function loadApp(): Promise<ComponentType> {
  const signedIn = sessionToken() !== undefined;
  if (signedIn && isAuthPath(location.pathname)) {
    history.replaceState(null, '', cameFrom() ?? homePath);
  }
  if (!signedIn && location.pathname === homePath) history.replaceState(null, '', authPaths.signIn);
  if (!isAuthPath(location.pathname)) return (await import('./app.tsx')).App;
  const [{ AuthApp }] = await Promise.all([import('./auth-app.tsx'), needTexts('auth')]);
  return AuthApp;
}

function isAuthPath(pathname: string): boolean {
  return Object.values<string>(authPaths).includes(pathname.replace(/\/$/, '').toLowerCase());
}
