/**
 * A new key for one intended booking or cancellation: keep it over every retry of that intent, so
 * that however often it is sent it happens once. 128 random bits in hexadecimal.
 */
export function newIdempotencyKey(): string {
  // Not randomUUID: browsers have that on secure origins only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
