/**
 * A new key for one intended booking or cancellation. Keep it for every retry, so that the
 * operation happens only once. 128 random bits in hexadecimal.
 */
export function newIdempotencyKey(): string {
  // Not randomUUID, which browsers have on secure origins only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
