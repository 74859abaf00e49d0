import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const here = (name: string) => path.join(import.meta.dirname, name);
const generated = (name: string) =>
  path.resolve(import.meta.dirname, '../../openapi/generated', name);
const renderer = (name: string) => require.resolve(`swagger-ui-dist/${name}`);
const compress = promisify(brotliCompress);

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** The committed bundle and the pages' assets. Icon and typeface are shared with `/t`. */
const FILES: readonly { url: string; type: string; file: string | string[]; saveAs?: string }[] = [
  {
    url: '/openapi.yaml',
    // RFC 9512.
    type: 'application/yaml; charset=utf-8',
    file: generated('openapi.yaml'),
    saveAs: 'mizan-openapi.yaml',
  },
  {
    url: '/openapi.json',
    type: 'application/json; charset=utf-8',
    file: generated('openapi.json'),
    saveAs: 'mizan-openapi.json',
  },
  {
    url: '/assets/style.css',
    type: STYLE,
    file: ['frame', 'article', 'reference'].map((part) => here(`style/${part}.css`)),
  },
  { url: '/assets/start-reference.js', type: SCRIPT, file: here('start-reference.js') },
  { url: '/assets/swagger-ui.css', type: STYLE, file: renderer('swagger-ui.css') },
  { url: '/assets/swagger-ui-bundle.js', type: SCRIPT, file: renderer('swagger-ui-bundle.js') },
];

/** Serves a fixed list of files, read once. Browsers revalidate every time and get 304. */
export async function serveFiles(docs: FastifyInstance): Promise<void> {
  for (const { url, type, file, saveAs } of FILES) {
    const content = Buffer.concat(await Promise.all([file].flat().map((part) => readFile(part))));
    const tag = createHash('sha256').update(content).digest('base64url');
    let compressed: Promise<Buffer> | undefined;
    docs.get(url, async (request, reply) => {
      const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      const etag = `"${tag}${isCompressed ? '-br' : ''}"`;
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      reply.type(type);
      if (saveAs) reply.header('content-disposition', `inline; filename="${saveAs}"`);
      if (!isCompressed) return reply.send(content);
      compressed ??= compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return reply.header('content-encoding', 'br').send(await compressed);
    });
  }
}
