import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);

export interface Served {
  url: string;
  type: string;
  /** The name under which browsers save it; absent for what nobody saves. */
  saveAs?: string;
}

/**
 * Serves content that does not change while the server runs. It is made when it is first asked for.
 * Browsers revalidate every time and get 304.
 */
export function serveContent(
  docs: FastifyInstance,
  { url, type, saveAs }: Served,
  make: () => Buffer,
): void {
  let made: { content: Buffer; tag: string } | undefined;
  let compressed: Promise<Buffer> | undefined;
  docs.get(url, async (request, reply) => {
    made ??= tagged(make());
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const etag = `"${made.tag}${isCompressed ? '-br' : ''}"`;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type(type);
    if (saveAs) reply.header('content-disposition', `inline; filename="${saveAs}"`);
    if (!isCompressed) return reply.send(made.content);
    compressed ??= compress(made.content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return reply.header('content-encoding', 'br').send(await compressed);
  });
}

function tagged(content: Buffer): { content: Buffer; tag: string } {
  return { content, tag: createHash('sha256').update(content).digest('base64url') };
}
