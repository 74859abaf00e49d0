import * as z from 'zod/mini';
import {
  PaymentProviderError,
  type ProviderPayment,
  type SavedCard,
  type TokenCharge,
} from '../../../ports/payment-provider.ts';
import { ignoringUnknown } from '../bounded-fetch.ts';

/** Milliseconds after which a charge that somebody would have to confirm counts as given up. */
const PATIENCE = 30 * 60 * 1000;

const paymentShape = z.object({
  id: z.uuid(),
  status: z.enum([
    'initiated',
    'paid',
    'failed',
    'authorized',
    'captured',
    'refunded',
    'voided',
    'verified',
  ]),
  amount: z.int(),
  currency: z.enum(['SAR', 'USD', 'AED', 'GBP', 'EUR']),
  refunded: z.nullish(z.int()),
  created_at: z.iso.datetime({ offset: true }),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
});

const tokenShape = z.object({
  brand: z.enum(['mada', 'visa', 'mastercard', 'master', 'amex', 'unionpay']),
  last_four: z.string().check(z.regex(/^[0-9]{4}$/)),
  month: z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/)),
  year: z.string().check(z.regex(/^(20)?[0-9]{2}$/)),
});

const STATUSES: Record<z.infer<typeof paymentShape>['status'], ProviderPayment['status']> = {
  initiated: 'pending',
  authorized: 'pending',
  verified: 'pending',
  paid: 'paid',
  captured: 'paid',
  refunded: 'paid',
  voided: 'paid',
  failed: 'failed',
};

/** How a payment without an invoice is named among those with one. */
const CHARGE = /^payments\/([0-9a-f-]{36})$/;

/** The payment that an id names; null for that of an invoice. */
export function chargeIn(id: string): string | null {
  return CHARGE.exec(id)?.[1] ?? null;
}

/**
 * Moyasar's payments with a token (docs.moyasar.com: charge with a token, idempotency, fetch token,
 * delete token; read in November 2026). `given_id` makes a charge that is sent again fail instead
 * of taking the money twice. No 3-D Secure is asked for, as the payer is not there.
 *
 * @param send sends a request, and answers with JSON.
 */
export function moyasarCards(
  send: (path: string, body?: object, method?: string) => Promise<Response>,
  clock: () => Date,
) {
  return {
    newChargeId: () => `payments/${crypto.randomUUID()}`,

    async chargeToken({ id, reference, amount, token, description, ...urls }: TokenCharge) {
      await send('/payments', {
        given_id: chargeIn(id),
        amount: amount.amount,
        currency: amount.currency,
        description,
        callback_url: urls.notificationUrl,
        source: { type: 'token', token, '3ds': false },
        metadata: { reference },
      });
    },

    getCharge: async (uuid: string): Promise<ProviderPayment> => {
      const response = await send(`/payments/${uuid}`);
      const { data, error } = paymentShape.safeParse(await response.json());
      if (data?.id !== uuid) {
        throw new PaymentProviderError('unreachable', 'not the payment that was asked for', error);
      }
      const { status, amount, currency, refunded, metadata, created_at } = data;
      const read = STATUSES[status];
      const isGivenUp = clock().getTime() - Date.parse(created_at) >= PATIENCE;
      const reference = metadata?.reference;
      const back = status === 'voided' || (status === 'refunded' && !refunded) ? amount : refunded;
      return {
        id: `payments/${uuid}`,
        status: read === 'pending' && isGivenUp ? 'expired' : read,
        amount: { amount, currency },
        reference: typeof reference === 'string' ? reference : null,
        failure: read === 'failed' ? 'declined' : null,
        takenBack: Math.min(amount, Math.max(0, back ?? 0)),
        savedCard: null,
      };
    },

    async deleteToken(token: string) {
      await ignoringUnknown(send(`/tokens/${encodeURIComponent(token)}`, undefined, 'DELETE'));
    },

    /** What is to be known of a token; null if that cannot be found out. */
    savedCardOf: async (token: string): Promise<SavedCard | null> => {
      try {
        const response = await send(`/tokens/${encodeURIComponent(token)}`);
        const { brand, last_four, month, year } = tokenShape.parse(await response.json());
        return {
          token,
          brand: brand === 'master' ? 'mastercard' : brand,
          lastFour: last_four,
          expires: `20${year.slice(-2)}-${month.padStart(2, '0')}`,
        };
      } catch {
        // Whatever is wrong with a token must not keep money from being credited.
        return null;
      }
    },
  };
}
