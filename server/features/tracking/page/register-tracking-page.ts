import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../../../common/html.ts';
import { normalizeAddressField } from '../../../../common/national-address.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { type Locale, localeOf } from '../../../reference/locale.ts';
import { addressForm, addressNotice, type WrongAddress } from './address-form.ts';
import { registerAssets } from './assets.ts';
import { journey, statusName, summary } from './journey.ts';
import { layout, messagePage } from './page.ts';
import { ADDRESS_FIELDS, type AddressField, TEXTS } from './texts.ts';

type Schemas = components['schemas'];

interface Route {
  Params: { token: string };
  Querystring: { lang?: string; kept?: string };
}

/** Bytes of a form. */
const FORM_LIMIT = 4 * 1024;

/** Fields that accept any form of digits, letters and spaces; the others are kept as written. */
const CODES: readonly AddressField[] = [
  'short_address',
  'building_no',
  'postal_code',
  'additional_number',
];

/** No scripts, nothing from other origins, and the only form is sent to this one. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page of a shipment for its receiver, at an unguessable address. It calls the API like any
 * client, so the same rules and limits apply.
 */
export async function registerTrackingPage(app: FastifyInstance): Promise<void> {
  await app.register(async (pages) => {
    await registerAssets(pages);
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.setErrorHandler<Error & { statusCode?: number }, Route>((error, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) request.log.error({ err: error }, 'page failed');
      return sendMessage(reply, status, languageOf(request));
    });

    pages.get<Route>('/t/:token', async (request, reply) => {
      const answer = await ask(app, request, { method: 'GET', path: '' });
      const locale = languageOf(request);
      if (answer.statusCode !== 200) return sendMessage(reply, answer.statusCode, locale);
      const tracking = answer.json<Schemas['PublicTracking']>();
      return send(reply, 200, locale, trackingPage(tracking, request, null));
    });

    pages.post<Route>('/t/:token', async (request, reply) => {
      const locale = languageOf(request);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const written = readForm(form);
      const sent = await ask(app, request, { method: 'POST', path: '/address', body: written });
      // An address completed by somebody else at the same moment is just as good.
      if (sent.statusCode === 200 || sent.statusCode === 409) {
        const kept = sent.statusCode === 200 ? '&kept=1' : '';
        return reply.redirect(`/t/${request.params.token}?lang=${locale}${kept}#address`, 303);
      }
      if (sent.statusCode !== 422) return sendMessage(reply, sent.statusCode, locale);
      const errors = errorsOf(sent.json<Schemas['Problem']>());
      const shown = await ask(app, request, { method: 'GET', path: '' });
      if (shown.statusCode !== 200) return sendMessage(reply, shown.statusCode, locale);
      const tracking = shown.json<Schemas['PublicTracking']>();
      return send(reply, 422, locale, trackingPage(tracking, request, { written, errors }));
    });
  });
}

function ask(
  app: FastifyInstance,
  { params, ip }: FastifyRequest<Route>,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object },
) {
  return app.inject({
    method,
    url: `/api/website/public-tracking/${encodeURIComponent(params.token)}${path}`,
    remoteAddress: ip,
    headers: { type: 'public' },
    ...(body && { payload: body }),
  });
}

function trackingPage(
  tracking: Schemas['PublicTracking'],
  request: FastifyRequest<Route>,
  wrong: WrongAddress | null,
): Html {
  const locale = languageOf(request);
  const title = `${statusName(tracking.tracking_status, locale)} · ${tracking.tracking_number}`;
  const content = html`${summary(tracking, locale)}${address(tracking, request, wrong)}
  ${journey(tracking, locale)}`;
  return layout(locale, title, content);
}

function address(
  tracking: Schemas['PublicTracking'],
  request: FastifyRequest<Route>,
  wrong: WrongAddress | null,
): Html | null {
  const locale = languageOf(request);
  const { kept, tooLate } = TEXTS[locale].address;
  switch (tracking.address) {
    case 'missing':
      return addressForm(locale, request.params.token, wrong);
    case 'too_late':
      return tracking.status === 'pending' ? addressNotice(tooLate, 'bad') : null;
    case 'complete':
      return request.query.kept === '1' ? addressNotice(kept, 'good') : null;
  }
}

/** The form's fields; empty ones are left out. */
function readForm(form: URLSearchParams): Partial<Record<AddressField, string>> {
  const written = ADDRESS_FIELDS.map((name) => {
    const text = form.get(name)?.trim() ?? '';
    return [name, CODES.includes(name) ? normalizeAddressField(text) : text] as const;
  });
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

function errorsOf({ errors = [] }: Schemas['Problem']): WrongAddress['errors'] {
  return Object.fromEntries(errors.map(({ pointer, code }) => [pointer.slice(1), code]));
}

/** The language chosen on the page, or else the browser's. */
function languageOf({ query, headers }: FastifyRequest<Route>): Locale {
  return query.lang === 'ar' || query.lang === 'en'
    ? query.lang
    : localeOf(headers['accept-language']);
}

function sendMessage(reply: FastifyReply, status: number, locale: Locale): FastifyReply {
  const texts = TEXTS[locale];
  if (status === 404) return send(reply, 404, locale, messagePage(locale, texts.missing, false));
  const message = status === 429 ? texts.tooMany : texts.broken;
  return send(reply, status, locale, messagePage(locale, message, true));
}

function send(reply: FastifyReply, status: number, locale: Locale, page: Html): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-language': locale,
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Language',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page.markup);
}
