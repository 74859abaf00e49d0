import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A delivery as it came. */
export interface RawDelivery {
  headers: IncomingHttpHeaders;
  body: Uint8Array;
}

/**
 * Whether a delivery proves that it comes from the Salla store with this secret: by the hex
 * HMAC-SHA256 of its raw body, or by the secret itself, which is Salla's other strategy. What the
 * header `X-Salla-Security-Strategy` claims is not asked.
 *
 * Source: docs.salla.dev 421119m0, security strategies.
 */
export function isFromSalla({ headers, body }: RawDelivery, secret: string): boolean {
  const signature = headers['x-salla-signature'];
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  if (typeof signature === 'string') return isSame(signature.toLowerCase(), expected);
  return headers.authorization !== undefined && isSame(headers.authorization, secret);
}

/**
 * Whether a delivery has the credentials that were given to Zid. The case of the scheme is not
 * documented.
 */
export function isFromZid({ headers }: RawDelivery, username: string, secret: string): boolean {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(/ +/, 2);
  if (scheme.toLowerCase() !== 'basic') return false;
  return isSame(Buffer.from(credentials, 'base64').toString('utf8'), `${username}:${secret}`);
}

/** Compares in a time that says nothing of where they differ. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(sha256(given), sha256(expected));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
