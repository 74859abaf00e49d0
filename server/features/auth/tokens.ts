import { createHash, randomBytes } from 'node:crypto';

/** Days that a session lasts without sign-out. */
export const SESSION_DAYS = 30;

/** Prefixes of tokens: session, code, device, password reset, registration, API key, payment. */
export type TokenPrefix = 'mzs' | 'mzc' | 'mzd' | 'mzp' | 'mzr' | 'mzi' | 'mzt';

/** An unguessable token (256 bits); only its hash is stored. */
export function newToken(prefix: TokenPrefix): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

export function isToken(prefix: TokenPrefix, text: string): boolean {
  return text.startsWith(`${prefix}_`) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(4));
}

/** Hex SHA-256. A random token needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
