import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits of a one-time code. */
const DIGITS = 6;

/** Every code is equally likely, `000000` to `999999`. */
export function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/**
 * Hex SHA-256 of the code and its challenge's token. The token is not stored, so a copy of the
 * database does not reveal the short code.
 */
export function hashCode(token: string, code: string): string {
  return createHash('sha256').update(`${token} ${code}`).digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
