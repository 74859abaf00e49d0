/** The fields of an e-invoice's QR code by their tags: written after the tax authority's text alone. */
export function decodeQr(content: string): Map<number, string> {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const read = new Map<number, string>();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2);
    if (length > 127) throw new Error('readers disagree about this length');
    if (at + 2 + length > bytes.length) throw new Error('cut off');
    read.set(tag, decoder.decode(bytes.subarray(at + 2, at + 2 + length)));
    at += 2 + length;
  }
  return read;
}
