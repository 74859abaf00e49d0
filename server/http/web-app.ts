import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './security-headers.ts';

/**
 * Serves the built web app from `root`. Every request for a document gets the app, which has its
 * own 404 page; a missing file is a plain 404.
 */
export async function registerWebApp(app: FastifyInstance, root: string): Promise<void> {
  const html = await readFile(path.join(root, 'index.html'), 'utf8');
  const [beforeHead = '', afterHead = ''] = html.split(/(?<=<head>)/, 2);

  await app.register(fastifyStatic, {
    root,
    index: false,
    // A route for each file: a wildcard would also match the API's unknown addresses.
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      // Names of built assets change with their content.
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const isDocument = ['GET', 'HEAD'].includes(request.method) && asksForPage(request);
    if (!isDocument) return sendPlainNotFound(request, reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(nonce))
      .send(`${beforeHead}<meta property="csp-nonce" content="${nonce}">${afterHead}`);
  });
}

/**
 * Browsers accept HTML explicitly. For clients that accept anything, an address without a file
 * extension is a page.
 */
function asksForPage({ headers: { accept = '*/*' }, url }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && path.extname(url.split('?', 1)[0] ?? '') === '';
}

/** For addresses that are neither the API's nor a page. */
export function sendPlainNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}
