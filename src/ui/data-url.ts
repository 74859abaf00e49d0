/** The bytes of a base64 data URL and their media type. */
export function bytesOfDataUrl(url: string): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const [head = '', base64 = ''] = url.split(',');
  const type = head.replace('data:', '').replace(';base64', '');
  return { type, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) };
}
