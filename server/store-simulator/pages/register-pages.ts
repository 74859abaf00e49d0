import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../../../common/html.ts';
import { act } from '../actions.ts';
import { acceptForms } from '../form-body.ts';
import { statusOf } from '../status-of.ts';
import type { Stores } from '../stores.ts';
import type { Trade } from '../trade.ts';
import { messagePage } from './page.ts';
import { storePage } from './store-page.ts';
import { storesPage } from './stores-page.ts';
import { type Language, TEXTS } from './texts.ts';

interface Route {
  Params: { id: string };
  Querystring: { lang?: string };
}

/** The pages on which people let things happen at the stores. There is no sign-in. */
export async function registerPages(
  app: FastifyInstance,
  { stores, trade }: { stores: Stores; trade: Trade },
): Promise<void> {
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.setErrorHandler<Error, Route>((error, request, reply) => {
      const language = languageOf(request.query.lang);
      return send(reply, statusOf(error, request), messagePage(language, TEXTS[language].broken));
    });

    pages.get<Route>('/', async ({ query }, reply) =>
      send(reply, 200, storesPage(languageOf(query.lang), stores.all())),
    );

    pages.get<Route>('/stores/:id', async ({ params, query }, reply) => {
      const language = languageOf(query.lang);
      const store = stores.find(params.id);
      return store
        ? send(reply, 200, storePage(language, store))
        : send(reply, 404, messagePage(language, TEXTS[language].missing));
    });

    pages.post<Route>('/stores/:id', async (request, reply) => {
      const language = languageOf(request.query.lang);
      const store = stores.find(request.params.id);
      if (!store) return send(reply, 404, messagePage(language, TEXTS[language].missing));
      if (isForeign(request))
        return send(reply, 403, messagePage(language, TEXTS[language].broken));
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const order = store.orders.find(({ id }) => String(id) === form.get('order')) ?? null;
      // What is no longer possible changes nothing, which the page shows.
      act(trade, store, order, form.get('do') ?? '');
      return reply.redirect(`/stores/${store.id}?lang=${language}`, 303);
    });
  });
}

/** Whether a browser says that the form is on another site's page. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

function languageOf(lang: string | undefined): Language {
  return lang === 'en' ? 'en' : 'ar';
}

function send(reply: FastifyReply, status: number, page: Html): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(page.markup);
}
