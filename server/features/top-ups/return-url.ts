import { safeReturnPath } from '../../../common/return-path.ts';

/**
 * Whether a person may be redirected to an address after paying: a path of the web app, alone or
 * behind one of the origins, spelled as browsers normalise it.
 */
export function isReturnUrl(text: string, origins: readonly string[]): boolean {
  const origin = origins.find((allowed) => text.startsWith(`${allowed}/`)) ?? '';
  const path = text.slice(origin.length);
  return safeReturnPath(path) === path;
}
