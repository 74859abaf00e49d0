import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '../../common/money.ts';

/** Ways to pay money in. Which of them there are depends on the provider. */
export type PaymentMethod = 'credit_card' | 'paypal' | 'apple_pay';

/** One attempt to pay, as we order it. */
export interface PaymentOrder {
  /** Our own id of the attempt, 1 to 64 letters, digits, `_` and `-`. */
  reference: string;
  /** Above zero, in a currency that the provider takes for the method. */
  amount: Money;
  method: PaymentMethod;
  /** Shown to the payer, 1 to 255 characters. */
  description: string;
  /** The language that the provider's page begins in. */
  locale: 'ar' | 'en';
  /** Where the browser goes afterwards; which of the two it is proves nothing. */
  successUrl: string;
  failureUrl: string;
  /** Where the provider tells our server that something has changed. */
  notificationUrl: string;
}

export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'expired_card',
  'cancelled',
] as const;

/** Why no money was taken; a refusal whose reason the provider keeps to itself is `declined`. */
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/**
 * A payment as the provider has it at this moment. `pending` may become any of the others, which
 * are final.
 */
export interface ProviderPayment {
  /** The provider's own. */
  id: string;
  status: 'pending' | 'paid' | 'failed' | 'expired';
  /** To be compared with what was ordered before anything is credited. */
  amount: Money;
  /** Ours, from the order; null where the provider has none. */
  reference: string | null;
  /** Null unless it failed. */
  failure: PaymentFailure | null;
}

/**
 * Whoever takes the money. Every call ends in bounded time; what comes back has been checked for
 * its shape, never for being what was ordered. That is for the caller to compare.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'moyasar';
  readonly methods: readonly PaymentMethod[];
  /** Origins that pages to pay on are served from. */
  readonly checkoutOrigins: readonly string[];

  /**
   * Opens a payment and says where to send the browser. There is at most one payment for one
   * reference: whoever lost the answer asks again and gets the same payment.
   *
   * @throws PaymentProviderError
   */
  createPayment(order: PaymentOrder): Promise<{ payment: ProviderPayment; checkoutUrl: string }>;

  /** @throws PaymentProviderError, `refused` for a payment that there is not. */
  getPayment(id: string): Promise<ProviderPayment>;

  /**
   * The payment that a notification is about, or null where it does not come from the provider or
   * says nothing of a payment. It may be late, doubled or replayed: what is true of the payment
   * now is what {@link getPayment} says.
   *
   * @param rawBody the bytes as they came, never parsed and written again.
   */
  readNotification(headers: IncomingHttpHeaders, rawBody: Buffer): { paymentId: string } | null;
}

/**
 * - `unreachable`: refused connection, no answer in time, 5xx, 429, or no answer of the provider's
 *   shape. Whether it has done what was asked is unknown; asking again later may help.
 * - `refused`: the provider says that the request itself is wrong. Asking again does not help.
 */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly kind: 'unreachable' | 'refused';

  /** @param message for the log: holds neither secrets nor what the provider answered. */
  constructor(kind: PaymentProviderError['kind'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
