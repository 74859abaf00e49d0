import type { WireRequest } from './wire.ts';

/** Largest body that is shown whole, in bytes. */
const SHOWN = 4000;

/**
 * The request as a shell command. The credential is a variable, so that a report may be passed
 * on: `export TOKEN="Bearer …"`.
 *
 * @param credential describes what TOKEN was.
 */
export function curlOf(
  baseUrl: string,
  { method, path, headers, body }: WireRequest,
  credential?: string,
): string {
  const own = Object.entries(headers).filter(
    ([name]) => !['accept', 'user-agent', 'content-length', 'authorization'].includes(name),
  );
  const parts = [
    `curl -i -X ${method} ${quoted(baseUrl + path)}`,
    ...(headers.authorization === undefined ? [] : ['-H "Authorization: $TOKEN"']),
    ...own.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body && body.length > 0 ? [dataOf(body)] : []),
  ];
  const note = credential === undefined ? '' : `# TOKEN: ${credential}\n`;
  return note + parts.join(' \\\n  ');
}

function dataOf(body: Buffer): string {
  const text = body.toString();
  const isText = Buffer.from(text).equals(body) && !text.includes('\0');
  if (isText && body.length <= SHOWN) return `--data-raw ${quoted(text)}`;
  return `--data-binary @body # ${body.length} bytes, ${body.subarray(0, 24).toString('hex')}…`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
