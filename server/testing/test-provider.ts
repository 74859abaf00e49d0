import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import {
  type PaymentFailure,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
  type TokenCharge,
} from '../ports/payment-provider.ts';

/**
 * `lost`: it arrives only when the test says so. `unanswered`: its answer is lost. `pending`: it
 * takes its time.
 */
export type ChargeEnd = 'paid' | 'paid unanswered' | 'declined' | 'lost' | 'pending';

const ORIGIN = 'https://provider.example';

/**
 * A payment provider in memory that follows the rules of the port and lets a test play the payer.
 * Without network or clock, thousands of payments take a moment. The tests of the real adapters
 * also check that it follows the rules.
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly methods = ['credit_card', 'paypal', 'apple_pay'] as const;
  readonly savesCards = true;
  readonly checkoutOrigins = [ORIGIN];
  /** What becomes of the next charges, the first one first; all others are paid. */
  readonly nextCharges: ChargeEnd[] = [];
  /** The charges that arrived. */
  readonly charges: TokenCharge[] = [];
  /** Those that are lost on their way. */
  readonly lost: TokenCharge[] = [];
  readonly #tokens = new Set<string>();
  /** While it is set, nothing is answered; with `unreachable`, the order is still carried out. */
  outage: PaymentProviderError['kind'] | null = null;
  readonly #secret = randomUUID();
  readonly #orders = new Map<string, { order: PaymentOrder; payment: ProviderPayment }>();
  readonly #payments = new Map<string, ProviderPayment>();

  async createPayment(
    order: PaymentOrder,
  ): Promise<{ payment: ProviderPayment; checkoutUrl: string }> {
    if (this.outage === 'refused') this.#failWhileOut();
    const { reference } = order;
    let kept = this.#orders.get(reference);
    if (kept && !isDeepStrictEqual(kept.order, order)) {
      throw new PaymentProviderError('refused', 'another order has this reference');
    }
    if (!kept) {
      const id = `pay_${randomUUID()}`;
      kept = { order, payment: newPayment(id, order) };
      this.#orders.set(reference, kept);
      this.#payments.set(id, kept.payment);
    }
    this.#failWhileOut();
    const { payment } = kept;
    return { payment: { ...payment }, checkoutUrl: `${ORIGIN}/pay/${payment.id}` };
  }

  async getPayment(id: string): Promise<ProviderPayment> {
    this.#failWhileOut();
    return { ...this.#find(id) };
  }

  readonly newChargeId = (): string => `pay_${randomUUID()}`;

  async chargeToken(charge: TokenCharge): Promise<void> {
    const end = this.nextCharges.shift() ?? 'paid';
    if (this.outage === 'refused') this.#failWhileOut();
    if (end === 'lost') {
      this.lost.push(charge);
      this.#failWhileOut('unreachable');
    }
    this.#carryOut(charge, end);
    if (end === 'paid unanswered') this.#failWhileOut('unreachable');
    this.#failWhileOut();
  }

  /** A lost charge arrives after all, and is paid. */
  arrive(charge: TokenCharge): void {
    this.lost.splice(this.lost.indexOf(charge), 1);
    this.#carryOut(charge, 'paid');
  }

  #carryOut(charge: TokenCharge, end: ChargeEnd): void {
    if (this.#payments.has(charge.id)) {
      throw new PaymentProviderError('refused', 'another charge has this id');
    }
    if (!this.#tokens.has(charge.token)) {
      throw new PaymentProviderError('unknown', 'there is no such card');
    }
    this.charges.push(charge);
    this.#payments.set(charge.id, newPayment(charge.id, charge));
    if (end === 'paid' || end === 'paid unanswered') this.settle(charge.id, 'paid');
    if (end === 'declined') this.settle(charge.id, 'failed', 'declined');
  }

  async deleteToken(token: string): Promise<void> {
    this.#failWhileOut();
    this.#tokens.delete(token);
  }

  /** A card that can be charged. */
  newToken(): string {
    const token = `tok_${randomUUID()}`;
    this.#tokens.add(token);
    return token;
  }

  readonly knowsToken = (token: string): boolean => this.#tokens.has(token);

  async refundPayment(id: string, amount: number): Promise<void> {
    this.#failWhileOut();
    const payment = this.#find(id);
    if (payment.status !== 'paid' || payment.takenBack + amount > payment.amount.amount) {
      throw new PaymentProviderError('refused', 'there is not so much to refund');
    }
    payment.takenBack += amount;
  }

  readNotification(headers: IncomingHttpHeaders, rawBody: Buffer): { paymentId: string } | null {
    const given = Buffer.from(String(headers['x-test-signature']), 'hex');
    const expected = this.#sign(rawBody);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return JSON.parse(rawBody.toString()) as { paymentId: string };
  }

  /** Plays the payer on the provider's page; does nothing once the payment is final. */
  settle(id: string, status: 'paid' | 'failed' | 'expired', failure?: PaymentFailure): void {
    const payment = this.#find(id);
    if (payment.status !== 'pending') return;
    payment.status = status;
    const asked = this.#orders.get(payment.reference ?? '');
    if (status === 'paid' && asked?.order.saveCard === true) {
      const card = { brand: 'mada', lastFour: '0007', expires: '2040-12' } as const;
      payment.savedCard = { ...card, token: this.newToken() };
    }
    if (status === 'failed') payment.failure = failure ?? 'declined';
  }

  /** Takes a third of a paid payment back, or all that is left of it. */
  takeBack(id: string, what: 'part' | 'all'): void {
    const payment = this.#find(id);
    const { amount } = payment.amount;
    const more = what === 'all' ? amount : Math.floor(amount / 3);
    payment.takenBack = Math.min(amount, payment.takenBack + more);
  }

  /** What was taken back of a payment so far, in minor units. */
  readonly takenBackOf = (id: string): number => this.#find(id).takenBack;

  /** Makes it report something else about a payment, such as a wrong amount. */
  tamper(id: string, lie: Partial<ProviderPayment>): void {
    Object.assign(this.#find(id), lie);
  }

  /** What it sends to the order's notification URL. */
  notificationOf(paymentId: string): { headers: Record<string, string>; body: string } {
    const body = JSON.stringify({ paymentId });
    const signature = this.#sign(Buffer.from(body)).toString('hex');
    return { headers: { 'content-type': 'application/json', 'x-test-signature': signature }, body };
  }

  /** The order of a payment. */
  orderOf(id: string): PaymentOrder {
    const { order } = this.#orders.get(this.#find(id).reference ?? '') ?? {};
    if (!order) throw new Error('its reference was tampered with');
    return order;
  }

  #failWhileOut(outage = this.outage): void {
    if (outage) throw new PaymentProviderError(outage, 'the test provider is out');
  }

  #find(id: string): ProviderPayment {
    const payment = this.#payments.get(id);
    if (!payment) throw new PaymentProviderError('unknown', 'there is no such payment');
    return payment;
  }

  #sign(rawBody: Buffer): Buffer {
    return createHmac('sha256', this.#secret).update(rawBody).digest();
  }
}

function newPayment(
  id: string,
  { reference, amount }: Pick<PaymentOrder, 'reference' | 'amount'>,
): ProviderPayment {
  const unpaid = { status: 'pending', failure: null, takenBack: 0, savedCard: null } as const;
  return { id, amount, reference, ...unpaid };
}
