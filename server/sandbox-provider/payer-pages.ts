import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandOf, type CardFields, digitsOf } from './card-rules.ts';
import { endByCard, type EndingOptions } from './end-by-card.ts';
import { approvalPage } from './pages/approval-page.ts';
import { cardPage } from './pages/card-page.ts';
import { codePage } from './pages/code-page.ts';
import { type Html, html } from '../../common/html.ts';
import { contextOf, messagePage, type PageContext } from './pages/page.ts';
import { type Language, TEXTS } from './pages/texts.ts';
import type { Card, Payment } from './payment.ts';
import type { Payments } from './payments.ts';
import { readCard } from './read-card.ts';
import { CODE_TRIES, RIGHT_CODE, TEST_CARDS } from './test-cards.ts';

interface Route {
  Params: { id: string };
  Querystring: { lang?: string };
}

/** Bytes of a form. */
const FORM_LIMIT = 4 * 1024;

/** The pages on which people pay. There is no sign-in: the payment's id gives access. */
export async function registerPayerPages(
  app: FastifyInstance,
  options: EndingOptions,
): Promise<void> {
  const { payments } = options;
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.setErrorHandler<Error & { statusCode?: number }, Route>((error, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) request.log.error({ err: error }, 'page failed');
      const language = languageOf(request.query.lang) ?? 'ar';
      const again = html`<a class="back" href="?lang=${language}">${TEXTS[language].reload}</a>`;
      return send(
        reply,
        status,
        messagePage(language, TEXTS[language].broken, otherOf(language), again),
      );
    });

    pages.get<Route>('/pay/:id', async ({ params, query }, reply) => {
      const payment = payments.findPage(params.id);
      if (!payment) return send(reply, 404, missingPage(languageOf(query.lang) ?? 'ar'));
      const context = contextOf(payment, languageOf(query.lang) ?? payment.order.locale);
      return send(reply, 200, pageOf(context), payment);
    });

    pages.post<Route>('/pay/:id', async ({ params, query, body }, reply) => {
      const payment = payments.findPage(params.id);
      if (!payment) return send(reply, 404, missingPage(languageOf(query.lang) ?? 'ar'));
      const context = contextOf(payment, languageOf(query.lang) ?? payment.order.locale);
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      const rejected = payment.status === 'pending' ? await act(payment, form, options) : null;
      if (rejected) return send(reply, 422, cardPage(context, rejected), payment);
      if (payments.find(payment.id)?.status === 'pending') {
        return reply.redirect(context.action, 303);
      }
      return reply.redirect(destinationOf(payment), 303);
    });
  });
}

/** Carries out the form; if the card is invalid, returns its errors and changes nothing. */
async function act(payment: Payment, form: URLSearchParams, options: EndingOptions) {
  const { payments } = options;
  const action = form.get('do');
  const { method } = payment.order;
  if (action === 'cancel') payments.fail(payment, 'cancelled');
  else if (payment.wrongCodes !== undefined) judgeCode(payment, form, payments);
  else if (action === 'approve' && method !== 'credit_card') payments.pay(payment);
  else if (action === 'pay' && method === 'credit_card')
    return await payByCard(payment, form, options);
  return null;
}

async function payByCard(payment: Payment, form: URLSearchParams, options: EndingOptions) {
  const { payments, clock } = options;
  const field = (name: keyof CardFields) => form.get(name) ?? '';
  const [name, expiry] = [field('name'), field('expiry')];
  const fields = { name, expiry, number: field('number'), code: field('code') };
  const read = readCard(fields, clock());
  if ('errors' in read) return { errors: read.errors, kept: { name, expiry } };

  const { number, expiry: expires } = read.card;
  const brand = brandOf(number);
  const outcome = TEST_CARDS.find((each) => each.number === number)?.outcome;
  if (brand === null || outcome === undefined) throw new Error('a test card without a brand');
  const card: Card = { brand, last_four: number.slice(-4) };
  const token = `tok_${randomBytes(16).toString('hex')}`;
  const toSave = { id: token, expires, card, outcome };
  if (outcome === 'asks_for_code') payments.askForCode(payment, card, toSave);
  else await endByCard(payment, { outcome, card, toSave }, options);
  return null;
}

function judgeCode(payment: Payment, form: URLSearchParams, payments: Payments): void {
  if (form.get('do') === 'give_up') return payments.fail(payment, 'authentication_failed');
  if (form.get('do') !== 'code') return;
  if (digitsOf(form.get('code') ?? '') === RIGHT_CODE) return payments.pay(payment);
  payments.countWrongCode(payment);
  if (payment.wrongCodes === CODE_TRIES) payments.fail(payment, 'authentication_failed');
}

function pageOf(context: PageContext): Html {
  const { payment, texts, merchant, language } = context;
  const { status } = payment;
  if (status !== 'pending') {
    const back = html`<a class="back" href="${destinationOf(payment)}"
      >${texts.goBack(merchant)}</a
    >`;
    return messagePage(language, texts.closed[status], otherOf(language), back);
  }
  if (payment.wrongCodes !== undefined) return codePage(context);
  const { method } = payment.order;
  return method === 'credit_card' ? cardPage(context) : approvalPage(context, method);
}

function missingPage(language: Language): Html {
  return messagePage(language, TEXTS[language].missing, otherOf(language));
}

/** This page in the other language. */
function otherOf(language: Language): string {
  return `?lang=${language === 'ar' ? 'en' : 'ar'}`;
}

/** One of the two addresses given with the order, never another. */
function destinationOf({ landing, order }: Payment): string {
  return landing === 'success' ? order.success_url : order.failure_url;
}

function languageOf(lang: string | undefined): Language | null {
  return lang === 'ar' || lang === 'en' ? lang : null;
}

function send(reply: FastifyReply, status: number, page: Html, payment?: Payment): FastifyReply {
  // Browsers apply the policy to the redirect after a form as well.
  const targets = payment
    ? [payment.order.success_url, payment.order.failure_url].map((url) => new URL(url).origin)
    : [];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${[...new Set(targets)].join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
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
