import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Schemas, validatorOf } from './contract.ts';
import { registerSavedCards } from './saved-cards-api.ts';
import type { Payment } from './payment.ts';
import type { Payments } from './payments.ts';
import type { EndingOptions } from './end-by-card.ts';
import { codeOf, sendProblem } from './problems.ts';

/** Bytes of a body. */
const BODY_LIMIT = 16 * 1024;

/** Currencies that PayPal does not support. */
const NOT_WITH_PAYPAL: readonly string[] = ['SAR', 'AED'];

const isOrder = validatorOf('PaymentCreate');
const isPaymentId = validatorOf('PaymentId');
const isRefund = validatorOf('RefundCreate');

/** The merchant's API: the operations of `openapi/payment-provider.yaml`. */
export async function registerMerchantApi(
  app: FastifyInstance,
  options: EndingOptions & {
    payments: Payments;
    secret: string;
    requestsPerMinute: number;
    checkoutUrlOf: (payment: Payment) => string;
    /** Milliseconds for which a charge of the card for it is not answered. */
    silence: number;
  },
): Promise<void> {
  const { payments, secret, requestsPerMinute, checkoutUrlOf } = options;
  const shown = (payment: Payment) => toPayment(payment, checkoutUrlOf(payment));
  await app.register(
    async (api) => {
      await api.register(rateLimit, {
        max: requestsPerMinute,
        timeWindow: '1 minute',
        enableDraftSpec: true,
      });
      api.setErrorHandler((error, request, reply) => {
        const code = codeOf(error);
        if (code === 'internal_error') request.log.error({ err: error }, 'request failed');
        return sendProblem(reply, code);
      });
      // After the rate limit, before a body is read.
      api.addHook('preParsing', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const key = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
        if (isSame(key, secret)) return;
        return sendProblem(reply.header('www-authenticate', 'Bearer'), 'unauthorized');
      });

      api.post('/payments', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const order: unknown = request.body;
        if (!isOrder(order) || !hasAddresses(order)) return sendProblem(reply, 'malformed_request');
        if (order.method === 'paypal' && NOT_WITH_PAYPAL.includes(order.amount.currency)) {
          return sendProblem(reply, 'currency_not_supported');
        }
        const opened = payments.open(order);
        if (opened === null) return sendProblem(reply, 'reference_reused');
        const { payment, isNew } = opened;
        return reply.code(isNew ? 201 : 200).send(shown(payment));
      });

      api.get<{ Params: { id: string } }>('/payments/:id', async ({ params: { id } }, reply) => {
        if (!isPaymentId(id)) return sendProblem(reply, 'malformed_request');
        const payment = payments.find(id);
        if (!payment) return sendProblem(reply, 'not_found');
        return reply.send(shown(payment));
      });

      api.post<{ Params: { id: string } }>(
        '/payments/:id/refunds',
        { bodyLimit: BODY_LIMIT },
        async ({ params: { id }, body }, reply) => {
          if (!isPaymentId(id) || !isRefund(body)) return sendProblem(reply, 'malformed_request');
          const payment = payments.find(id);
          if (!payment) return sendProblem(reply, 'not_found');
          if (!payments.takeBack(payment, 'refunded', body.amount)) {
            return sendProblem(reply, 'not_refundable');
          }
          return reply.send(shown(payment));
        },
      );

      registerSavedCards(api, { ...options, bodyLimit: BODY_LIMIT, toPayment: shown });
    },
    { prefix: '/v1' },
  );
}

/** Checks what the contract's pattern cannot: `http://1.2.3.999` is not a valid address. */
function hasAddresses(order: Schemas['PaymentCreate']): boolean {
  return [order.success_url, order.failure_url, order.notification_url].every((url) =>
    URL.canParse(url),
  );
}

function toPayment(payment: Payment, checkoutUrl: string): Schemas['Payment'] {
  const { id, order, status, failure, refunded, chargedBack, card, token } = payment;
  const { charge, createdAt, expiresAt } = payment;
  return {
    id,
    reference: order.reference,
    status,
    ...(failure && { failure }),
    amount: order.amount,
    refunded,
    charged_back: chargedBack,
    method: order.method,
    ...(card && { card }),
    ...(token && { token }),
    ...(!charge && { checkout_url: checkoutUrl }),
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const [hashOfA, hashOfB] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return hashOfA !== undefined && hashOfB !== undefined && timingSafeEqual(hashOfA, hashOfB);
}
