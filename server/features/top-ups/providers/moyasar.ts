import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { boundedFetch } from '../bounded-fetch.ts';
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
} from '../../../ports/payment-provider.ts';
import { chargeIn, moyasarCards } from './moyasar-cards.ts';

/** Milliseconds for which a payment page stays open. */
const LIFETIME = 30 * 60 * 1000;

/** Where hosted invoices are paid. */
const CHECKOUT_ORIGIN = 'https://checkout.moyasar.com';

const invoiceShape = z.object({
  id: z.uuid(),
  status: z.enum([
    'initiated',
    'paid',
    'failed',
    'refunded',
    'canceled',
    'on_hold',
    'expired',
    'voided',
  ]),
  amount: z.int(),
  currency: z.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']),
  url: z.url(),
  expired_at: z.nullish(z.iso.datetime({ offset: true })),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
  // The attempts of payers. Whatever else may be in here must not keep money from being credited.
  payments: z.catch(
    z.nullish(
      z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          refunded: z.nullish(z.int()),
          source: z.catch(z.nullish(z.object({ token: z.nullish(z.string()) })), null),
        }),
      ),
    ),
    [],
  ),
});

const webhookShape = z.object({
  secret_token: z.string(),
  // A charge of a saved card has no invoice.
  data: z.union([
    z.object({ invoice_id: z.uuid() }),
    z.object({ id: z.uuid(), invoice_id: z.null() }),
  ]),
});

type Invoice = z.infer<typeof invoiceShape>;

/**
 * Moyasar's hosted invoices, by its published shapes (docs.moyasar.com: create invoice, fetch
 * invoice, webhook reference; read in November 2026). **Never tried against the real service**: the
 * tests use a fake of those shapes.
 *
 * One payment attempt is one invoice. Moyasar has no idempotency keys for invoices, so a lost
 * answer to a create leaves an unused invoice, and a retry opens a second one. That is safe: a
 * payment page is shown only after its invoice is stored with the attempt, notifications of any
 * other invoice match no attempt, and every invoice expires after 30 minutes.
 *
 * Nothing published says whether a payer can try another card on the page of a `failed` invoice. So
 * such an invoice counts as pending until it expires, and late money is never missed.
 *
 * What was refunded or charged back is the `refunded` of an invoice's payments; an invoice that is
 * `refunded` or `voided` without a figure is taken back in full. It was paid before.
 *
 * Cards are charged by tokens (moyasar-cards.ts). Moyasar documents how a card is saved by its form
 * and its API, on pages that take the card themselves, but not by a hosted invoice. So `savesCards`
 * is off by default: turn it on once Moyasar saves cards on the account's invoices. Then a paid
 * invoice's payment names the token.
 *
 * Its callback for paid invoices carries no secret, so it is not used. Notifications come from the
 * webhook set up in Moyasar's dashboard with `MOYASAR_WEBHOOK_SECRET`.
 *
 * @param timeLimit milliseconds for one call.
 */
export function moyasar(options: {
  /** Origin of the API. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** Replaced in tests. */
  checkoutOrigin?: string;
  savesCards?: boolean;
  timeLimit?: number;
  clock?: () => Date;
}): PaymentProvider {
  const { url, secretKey, webhookSecret, checkoutOrigin = CHECKOUT_ORIGIN } = options;
  const { clock = () => new Date(), savesCards = false } = options;
  const ask = boundedFetch(options.timeLimit);
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  const send = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
    ask(`${url}/v1${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { getCharge, savedCardOf, ...cards } = moyasarCards(send, clock);

  async function invoice(path: string, body?: object): Promise<Invoice> {
    const response = await send(`/invoices${path}`, body);
    const { success, data, error } = invoiceShape.safeParse(await response.json());
    if (success) return data;
    throw new PaymentProviderError('unreachable', 'not the shape of an invoice', error);
  }

  return {
    name: 'moyasar',
    methods: ['credit_card', 'apple_pay'],
    savesCards,
    ...cards,
    checkoutOrigins: [checkoutOrigin],

    async createPayment({ reference, amount, description, locale, successUrl, failureUrl }) {
      const created = await invoice('', {
        amount: amount.amount,
        currency: amount.currency,
        description,
        success_url: successUrl,
        back_url: failureUrl,
        expired_at: new Date(clock().getTime() + LIFETIME).toISOString(),
        metadata: { reference },
      });
      const page = new URL(created.url);
      if (page.origin !== checkoutOrigin) {
        throw new PaymentProviderError('unreachable', 'the page to pay on is on another origin');
      }
      page.searchParams.set('lang', locale);
      return { payment: toPayment(created, clock()), checkoutUrl: page.href };
    },

    async getPayment(id) {
      const charge = chargeIn(id);
      if (charge !== null) return getCharge(charge);
      const fetched = await invoice(`/${encodeURIComponent(id)}`);
      if (fetched.id !== id) throw new PaymentProviderError('unreachable', 'another invoice came');
      const payment = toPayment(fetched, clock());
      const token = savesCards && payment.status === 'paid' && tokenOf(fetched);
      return token ? { ...payment, savedCard: await savedCardOf(token) } : payment;
    },

    async refundPayment(id, amount) {
      if (chargeIn(id) !== null) {
        await send(`/${id}/refund`, { amount });
        return;
      }
      const { payments } = await invoice(`/${encodeURIComponent(id)}`);
      const paid = payments?.find(({ status }) => WITH_MONEY.includes(status));
      if (!paid) throw new PaymentProviderError('refused', 'the invoice has no paid payment');
      await send(`/payments/${encodeURIComponent(paid.id)}/refund`, { amount });
    },

    readNotification(_headers, rawBody) {
      const { data } = webhookShape.safeParse(parseJson(rawBody));
      if (!data || !isSame(data.secret_token, webhookSecret)) return null;
      const { data: payment } = data;
      return {
        paymentId: 'id' in payment ? `payments/${payment.id}` : payment.invoice_id,
      };
    },
  };
}

/** Statuses of a payment whose money can be given back, also a part that is left. */
const WITH_MONEY = ['paid', 'captured', 'refunded'];

function tokenOf({ payments }: Invoice): string | null | undefined {
  return payments?.find(({ status }) => WITH_MONEY.includes(status))?.source?.token;
}

const STATUSES: Record<Invoice['status'], ProviderPayment['status']> = {
  initiated: 'pending',
  on_hold: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
  refunded: 'paid',
  voided: 'paid',
  expired: 'expired',
};

function toPayment(invoice: Invoice, now: Date): ProviderPayment {
  const { id, amount, currency, metadata, expired_at: end } = invoice;
  const mayBePaidYet = invoice.status === 'failed' && end && now < new Date(end);
  const status = mayBePaidYet ? 'pending' : STATUSES[invoice.status];
  const failure = invoice.status === 'failed' ? 'declined' : 'cancelled';
  const reference = metadata?.reference;
  return {
    id,
    status,
    amount: { amount, currency },
    reference: typeof reference === 'string' ? reference : null,
    failure: status === 'failed' ? failure : null,
    takenBack: takenBackOf(invoice),
    savedCard: null,
  };
}

function takenBackOf({ status, amount, payments }: Invoice): number {
  const refunded = (payments ?? []).reduce((sum, each) => sum + Math.max(0, each.refunded ?? 0), 0);
  const isOver = status === 'refunded' || status === 'voided';
  return isOver && refunded === 0 ? amount : Math.min(amount, refunded);
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const [hashOfA, hashOfB] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return hashOfA !== undefined && hashOfB !== undefined && timingSafeEqual(hashOfA, hashOfB);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
