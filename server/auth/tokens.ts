import { createHash, randomBytes } from 'node:crypto';

/** How long a session lasts when nobody signs out. */
export const SESSION_DAYS = 30;

/** An unguessable token (256 bits); only its hash is ever stored. */
export function newToken(): string {
  return `mzs_${randomBytes(32).toString('base64url')}`;
}

export function isToken(text: string): boolean {
  return /^mzs_[A-Za-z0-9_-]{43}$/.test(text);
}

/** Hex SHA-256. A random token needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
