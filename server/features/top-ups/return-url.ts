import { safeReturnPath } from '../../../common/return-path.ts';

/**
 * Whether somebody may be sent on to an address after paying: a path of the web app, or such a path
 * behind one of the origins, written as browsers write it.
 */
export function isReturnUrl(text: string, origins: readonly string[]): boolean {
  const origin = origins.find((allowed) => text.startsWith(`${allowed}/`)) ?? '';
  const path = text.slice(origin.length);
  return safeReturnPath(path) === path;
}
