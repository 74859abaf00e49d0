import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import createClient from 'openapi-fetch';
import * as z from 'zod/mini';
import type { components, paths } from '../../../../openapi/generated/payment-provider.ts';
import { boundedFetch, ignoringUnknown } from '../bounded-fetch.ts';
import {
  PAYMENT_FAILURES,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
} from '../../../ports/payment-provider.ts';

type Payment = components['schemas']['Payment'];

/** Seconds that a notification may be old, or ahead of our clock. */
const TOLERANCE = 5 * 60;

const paymentShape = z.object({
  id: z.string().check(z.regex(/^pay_[0-9a-f]{32}$/)),
  reference: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'expired']),
  failure: z.optional(z.enum(PAYMENT_FAILURES)),
  amount: z.object({
    amount: z.int(),
    currency: z.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']),
  }),
  refunded: z.int().check(z.nonnegative()),
  charged_back: z.int().check(z.nonnegative()),
  checkout_url: z.optional(z.url()),
  card: z.optional(
    z.object({
      brand: z.enum(['mada', 'visa', 'mastercard', 'amex']),
      last_four: z.string().check(z.regex(/^[0-9]{4}$/)),
    }),
  ),
  token: z.optional(
    z.object({
      id: z.string().check(z.regex(/^tok_[0-9a-f]{32}$/)),
      expires: z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)),
    }),
  ),
}) satisfies z.ZodMiniType<Pick<Payment, 'id' | 'reference' | 'status' | 'amount' | 'refunded'>>;

const notificationShape = z.object({ payment_id: paymentShape.shape.id });

/**
 * The adapter for `openapi/payment-provider.yaml`.
 *
 * @param timeLimit milliseconds for one call.
 */
export function sandboxProvider(options: {
  /** The provider's origin for our server, and for payers. */
  url: string;
  publicUrl: string;
  secret: string;
  notificationSecret: string;
  timeLimit?: number;
  clock?: () => Date;
}): PaymentProvider {
  const { url, secret, notificationSecret, timeLimit, clock = () => new Date() } = options;
  const origin = new URL(options.publicUrl).origin;
  const client = createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${secret}` },
    fetch: boundedFetch(timeLimit),
  });

  function read(answer: unknown): { payment: ProviderPayment; checkoutUrl: string | undefined } {
    const { success, data, error } = paymentShape.safeParse(answer);
    if (!success)
      throw new PaymentProviderError('unreachable', 'not the shape of a payment', error);
    const { id, status, amount, reference, failure = null, card, token } = data;
    const { checkout_url: checkoutUrl } = data;
    if (checkoutUrl !== undefined && new URL(checkoutUrl).origin !== origin) {
      throw new PaymentProviderError('unreachable', 'the page to pay on is on another origin');
    }
    const takenBack = Math.min(amount.amount, data.refunded + data.charged_back);
    const savedCard =
      card && token
        ? { token: token.id, brand: card.brand, lastFour: card.last_four, expires: token.expires }
        : null;
    return {
      payment: { id, status, amount, reference, failure, takenBack, savedCard },
      checkoutUrl,
    };
  }

  return {
    name: 'sandbox',
    methods: ['credit_card', 'paypal', 'apple_pay'],
    savesCards: true,
    checkoutOrigins: [origin],

    async createPayment({ reference, amount, method, description, locale, saveCard, ...urls }) {
      const { data } = await client.POST('/v1/payments', {
        body: {
          reference,
          amount,
          method,
          description,
          locale,
          success_url: urls.successUrl,
          failure_url: urls.failureUrl,
          notification_url: urls.notificationUrl,
          ...(saveCard && { save_card: true }),
        },
      });
      const { payment, checkoutUrl } = read(data);
      if (checkoutUrl === undefined) {
        throw new PaymentProviderError('unreachable', 'the payment has no page');
      }
      return { payment, checkoutUrl };
    },

    newChargeId: () => `pay_${randomBytes(16).toString('hex')}`,

    async chargeToken({ id, reference, amount, token, description, notificationUrl }) {
      await client.POST('/v1/charges', {
        body: { id, reference, amount, token, description, notification_url: notificationUrl },
      });
    },

    async deleteToken(token) {
      const path = { card_id: token };
      await ignoringUnknown(client.DELETE('/v1/saved-cards/{card_id}', { params: { path } }));
    },

    async getPayment(id) {
      const { data } = await client.GET('/v1/payments/{payment_id}', {
        params: { path: { payment_id: id } },
      });
      const { payment } = read(data);
      if (payment.id !== id) throw new PaymentProviderError('unreachable', 'another payment came');
      return payment;
    },

    async refundPayment(id, amount) {
      await client.POST('/v1/payments/{payment_id}/refunds', {
        params: { path: { payment_id: id } },
        body: { amount },
      });
    },

    readNotification(headers, rawBody) {
      const signature = String(headers['sandbox-signature']);
      const { seconds = '', mac = '' } = SIGNATURE.exec(signature)?.groups ?? {};
      const expected = createHmac('sha256', notificationSecret)
        .update(`${seconds}.`)
        .update(rawBody)
        .digest();
      const given = Buffer.from(mac, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      if (Math.abs(clock().getTime() / 1000 - Number(seconds)) > TOLERANCE) return null;
      const { data } = notificationShape.safeParse(parseJson(rawBody));
      return data ? { paymentId: data.payment_id } : null;
    },
  };
}

const SIGNATURE = /^t=(?<seconds>[0-9]{1,12}),v1=(?<mac>[0-9a-f]{64})$/;

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
