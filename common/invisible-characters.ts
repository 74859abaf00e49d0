/**
 * Removes the format characters that travel unseen with copied text: bidirectional marks and
 * isolates, zero-width joiners, soft hyphens, byte order marks. Right-to-left pages wrap numbers
 * in them, so what a person pastes is rarely just the digits they see.
 */
export function stripInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}
