import type { ComponentType } from 'react';
import { sessionToken } from '../api/session.ts';
import { needTexts } from '../i18n/texts-store.ts';
import { authPaths, paths } from '../paths.ts';

/**
 * Loads what stands at this address: the auth routes or, everywhere else, the app. The signed-in
 * have no business at an auth route and are led home; the signed-out at home are to sign in.
 */
export async function loadApp(): Promise<ComponentType> {
  const signedIn = sessionToken() !== undefined;
  if (signedIn && isAuthPath(location.pathname)) history.replaceState(null, '', paths.home);
  if (!signedIn && location.pathname === paths.home) history.replaceState(null, '', paths.signIn);
  if (!isAuthPath(location.pathname)) return (await import('./app.tsx')).App;
  const [{ AuthApp }] = await Promise.all([import('./auth-app.tsx'), needTexts('auth')]);
  return AuthApp;
}

function isAuthPath(pathname: string): boolean {
  return authPaths.includes(pathname.replace(/\/$/, '').toLowerCase());
}
