/** The header with which another system sends its keys (RFC 7617). */
export function basic(clientKey: string, secretKey: string): { authorization: string } {
  const pair = Buffer.from(`${clientKey}:${secretKey}`).toString('base64');
  return { authorization: `Basic ${pair}` };
}
