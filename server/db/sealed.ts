import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts a secret for storage, so that it is in no backup or log of the database in clear text.
 *
 * @param key 32 bytes.
 */
export function seal(key: Uint8Array, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error if it was sealed with another key, or changed. */
export function unseal(key: Uint8Array, sealed: Uint8Array): string {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
}
