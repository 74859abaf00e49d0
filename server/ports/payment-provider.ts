import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '../../common/money.ts';

/** Payment methods. Each provider supports some of them. */
export type PaymentMethod = 'credit_card' | 'paypal' | 'apple_pay';

/** The order for one payment attempt. */
export interface PaymentOrder {
  /** Our own id of the attempt, 1 to 64 letters, digits, `_` and `-`. */
  reference: string;
  /** Greater than zero, in a currency that the provider supports for the method. */
  amount: Money;
  method: PaymentMethod;
  /** Shown to the payer, 1 to 255 characters. */
  description: string;
  /** The initial language of the provider's page. */
  locale: 'ar' | 'en';
  /** Where the browser goes afterwards; which of the two addresses it is proves nothing. */
  successUrl: string;
  failureUrl: string;
  /** The address for the provider's notifications. */
  notificationUrl: string;
  /** Whether the provider keeps the card that pays, so that it can be charged by a token. */
  saveCard: boolean;
}

/** A card that the provider keeps. Its number never reaches us. */
export interface SavedCard {
  /** Stands for the card at the provider; a secret of ours. */
  token: string;
  brand: 'mada' | 'visa' | 'mastercard' | 'amex' | 'unionpay';
  /** The last four digits of its number. */
  lastFour: string;
  /** The last month in which it can be used, as `YYYY-MM`. */
  expires: string;
}

/** A payment with a saved card, for which nobody is asked. */
export interface TokenCharge {
  /** From {@link PaymentProvider.newChargeId}; the id of its payment. */
  id: string;
  /** As in {@link PaymentOrder}. */
  reference: string;
  amount: Money;
  token: string;
  description: string;
  notificationUrl: string;
}

export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'expired_card',
  'cancelled',
] as const;

/** Why no money was taken; `declined` if the provider does not give a reason. */
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/**
 * The current state of a payment at the provider. `pending` may become any of the others, which are
 * final.
 */
export interface ProviderPayment {
  /** The provider's own id. */
  id: string;
  status: 'pending' | 'paid' | 'failed' | 'expired';
  /** To be compared with the order before anything is credited. */
  amount: Money;
  /** Our reference from the order; null if the provider has none. */
  reference: string | null;
  /** Null unless it failed. */
  failure: PaymentFailure | null;
  /**
   * What was taken back of a paid payment so far, by refunds and charge-backs; 0 to `amount`, in
   * its minor units. It stays `paid`, and this never decreases.
   */
  takenBack: number;
  /** The card that paid and is kept, if the order asked for it; null for none, also for charges. */
  savedCard: SavedCard | null;
}

/**
 * A payment provider. Every call ends in bounded time. The shape of its answers is checked; whether
 * they match the order is for the caller to compare.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'moyasar';
  readonly methods: readonly PaymentMethod[];
  /** Whether cards can be saved and charged by a token. */
  readonly savesCards: boolean;
  /** Origins of the payment pages. */
  readonly checkoutOrigins: readonly string[];

  /**
   * Opens a payment and returns the address of its page. There is at most one payment for one
   * reference: a retry after a lost answer gets the same payment.
   *
   * @throws PaymentProviderError
   */
  createPayment(order: PaymentOrder): Promise<{ payment: ProviderPayment; checkoutUrl: string }>;

  /**
   * A new id for a charge. It is chosen before the charge is sent, so that its outcome can be asked
   * for even if the answer is lost.
   */
  newChargeId(): string;

  /**
   * Takes a payment with a saved card. Send it once: whatever came of it says {@link getPayment}.
   *
   * @throws PaymentProviderError, `refused` or `unknown` if nothing was taken.
   */
  chargeToken(charge: TokenCharge): Promise<void>;

  /**
   * Has the provider forget a saved card; does nothing for one that it does not know.
   *
   * @throws PaymentProviderError
   */
  deleteToken(token: string): Promise<void>;

  /** @throws PaymentProviderError, `unknown` if there is no such payment. */
  getPayment(id: string): Promise<ProviderPayment>;

  /**
   * Gives money of a paid payment back to the payer. After a lost answer, ask {@link getPayment}
   * before trying again.
   *
   * @param amount minor units, at most what was not taken back yet.
   * @throws PaymentProviderError
   */
  refundPayment(id: string, amount: number): Promise<void>;

  /**
   * The payment that a notification is about; null if it does not come from the provider or names
   * no payment. It may be late, repeated or replayed: the payment's current state comes from {@link
   * getPayment}.
   *
   * @param rawBody the received bytes, unparsed.
   */
  readNotification(headers: IncomingHttpHeaders, rawBody: Buffer): { paymentId: string } | null;
}

/**
 * - `unreachable`: refused connection, no answer in time, 5xx, 429, or an answer of an unknown
 *   shape. Whether the request was carried out is unknown; a later retry may help.
 * - `refused`: the provider rejects the request itself. A retry does not help.
 * - `unknown`: the provider does not know what the request names.
 */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
  readonly kind: 'unreachable' | 'refused' | 'unknown';

  /** @param message for the log: contains neither secrets nor the provider's answer. */
  constructor(kind: PaymentProviderError['kind'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
