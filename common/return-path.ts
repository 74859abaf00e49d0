/** Name of the query parameter in which a page is told where the person goes back to afterwards. */
export const returnParameter = 'return';

const MAX_LENGTH = 2048;

/** Any origin will do: only the path is read back. */
const ORIGIN = 'https://app.invalid';

/**
 * The path to go back to after sign-in, if the text is a path of this app; else null. Guards
 * against open redirects (CWE-601), so it refuses what browsers, routers or proxies are known to
 * read as another host: `//host`, `/\host`, control characters that they drop, and the same
 * things percent-encoded, once or twice, or reached through dot segments.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > MAX_LENGTH || !/^\/(?!\/)/.test(text)) return null;
  if (/[\\\s\p{C}]/u.test(text)) return null;
  const { pathname, search, hash } = new URL(text, ORIGIN);
  const path = decodePath(pathname);
  // A percent sign that survives decoding is a second encoding; no path of ours has one.
  if (path === null || /\/\/|[\\%\p{C}]/u.test(path)) return null;
  return pathname + search + hash;
}

/** Decoded, with look-alikes such as the full-width `／` replaced. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).normalize('NFKC');
  } catch {
    return null;
  }
}
