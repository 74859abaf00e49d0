import { seal, unseal } from '../../db/sealed.ts';

const TOKENS = /("(?:access|refresh)_token"\s*:\s*")(?:[^"\\]|\\.)*/gi;
/** In the bytes of UTF-8, one letter for each. */
const MASK = Buffer.from('••••').toString('latin1');

/** A body, and if it has tokens, the whole of it, sealed until it is worked on. */
export interface KeptBody {
  body: Uint8Array;
  sealed: Uint8Array | null;
}

/**
 * A delivery's body without the tokens of a store, as it is kept and shown; access.ts keeps the tokens
 * themselves, sealed. Any other byte stays, whatever was sent.
 */
export function maskedTokens(body: Uint8Array): Buffer {
  return Buffer.from(lettersOf(body).replace(TOKENS, `$1${MASK}`), 'latin1');
}

/** @param key that seals what the server knows of stores. */
export function keptBody(key: Uint8Array, whole: Uint8Array): KeptBody {
  const body = maskedTokens(whole);
  return { body, sealed: body.equals(whole) ? null : seal(key, lettersOf(whole)) };
}

/** The whole body, as long as it is sealed. */
export function wholeBody(key: Uint8Array, { body, sealed }: KeptBody): Uint8Array {
  return sealed === null ? body : Buffer.from(unseal(key, sealed), 'latin1');
}

/** One letter for each byte, so that none is changed. */
function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
