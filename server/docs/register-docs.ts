import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../common/html.ts';
import { sendPlainNotFound } from '../http/web-app.ts';
import { serveFiles } from './assets.ts';
import { serveCollection } from './collection/serve-collection.ts';
import { implementPage } from './implement-page.ts';
import { referencePage } from './page.ts';
import { quickStartPage } from './quick-start/quick-start-page.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];
const IMPLEMENT_POLICY = [...POLICY, "img-src 'self'"];
const QUICK_START_POLICY = [...IMPLEMENT_POLICY, "script-src 'self'"];
const REFERENCE_POLICY = [
  ...POLICY,
  "script-src 'self'",
  "connect-src 'self'",
  // Swagger UI's icons are data URLs in its style sheet.
  "img-src 'self' data:",
];

/**
 * The documentation for engineers under `/docs`, open without signing in.
 *
 * @param origin under which people reach this server
 */
export async function registerDocs(app: FastifyInstance, origin: string): Promise<void> {
  await app.register(
    async (docs) => {
      docs.setNotFoundHandler(sendPlainNotFound);
      await serveFiles(docs);
      serveCollection(docs, origin);
      docs.get('/', async (_request, reply) => send(reply, REFERENCE_POLICY, referencePage()));
      docs.get<{ Querystring: { language?: string } }>(
        '/quick-start',
        async ({ query: { language } }, reply) =>
          send(reply, QUICK_START_POLICY, quickStartPage(origin, language)),
      );
      let implement: Html | undefined;
      docs.get('/implement', async (_request, reply) =>
        send(reply, IMPLEMENT_POLICY, (implement ??= implementPage())),
      );
    },
    { prefix: '/docs' },
  );
}

function send(reply: FastifyReply, policy: readonly string[], page: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      'content-language': 'en',
      'content-security-policy': policy.join('; '),
    })
    .send(page.markup);
}
