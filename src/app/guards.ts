import { redirectDocument, type MiddlewareFunction } from 'react-router-dom';
import { sessionToken } from '../api/session.ts';
import { serverMode } from '../api/use-server-mode.ts';
import { returnParameter } from '../../common/return-path.ts';
import { authPaths } from '../features/auth/paths.ts';
import { homePath } from '../features/home/paths.ts';
import { InvalidParameterError } from '../shared/addresses/invalid-parameter-error.ts';
import { readablePath } from '../shared/addresses/readable-path.ts';

/**
 * Sends people who are not signed in to sign-in, which is a document of its own, and remembers
 * where they wanted to go.
 */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  if (sessionToken() === undefined) {
    // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to redirect
    throw redirectDocument(signInPathFrom(new URL(request.url)));
  }
  return next();
};

/** Hides the developer pages in production. */
export const requireDemo: MiddlewareFunction = async ({ request }, next) => {
  const isOpen = import.meta.env.DEV || (await serverMode()) === 'demo';
  if (!isOpen) throw new InvalidParameterError(readablePath(new URL(request.url).pathname));
  return next();
};

/** The sign-in page with the current page as its return path. */
export function signInPathFrom({ pathname, search }: { pathname: string; search: string }): string {
  const here = `${pathname}${search}`;
  if (here === homePath) return authPaths.signIn;
  return `${authPaths.signIn}?${new URLSearchParams({ [returnParameter]: here }).toString()}`;
}
