import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from './contract.ts';
import { openJournal } from './journal.ts';

type Order = Schemas['PaymentCreate'];
type Failure = Schemas['Failure'];
export type Card = NonNullable<Schemas['Payment']['card']>;

/** Milliseconds that a payment waits for its payer. */
const LIFETIME = 30 * 60 * 1000;

export interface Payment {
  readonly id: string;
  readonly order: Order;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  status: Schemas['Payment']['status'];
  /** Minor units that the merchant gave back, and that the payer's bank took back. */
  refunded: number;
  chargedBack: number;
  failure?: Failure;
  card?: Card;
  /** Where the browser is sent once the payment has succeeded or failed. */
  landing?: 'success' | 'failure';
  /** Wrong codes so far; undefined if no 3-D Secure code was requested. */
  wrongCodes?: number;
  /** Undefined until there is something to notify. */
  notification?: Notification;
}

export interface Notification {
  id: string;
  type: Schemas['Notification']['type'];
  at: Date;
  /** How often it is sent; 0 for never. */
  times: 0 | 1 | 2;
  /** Nothing is left to send. */
  isDone: boolean;
}

const UNPAID = { status: 'pending', refunded: 0, chargedBack: 0 } as const;

type Times = Notification['times'];
type Settled = { id: string; at: string; notification: string; card?: Card };

/** The stored records, with times as RFC 3339. None contains a card number or security code. */
type Event =
  | { type: 'created'; id: string; at: string; order: Order }
  | { type: 'code_asked'; id: string; card: Card }
  | { type: 'code_wrong'; id: string }
  | ({ type: 'paid'; times: Times; landing: 'success' | 'failure' } & Settled)
  | ({ type: 'failed'; failure: Failure } & Settled)
  | {
      type: 'refunded' | 'charged_back';
      id: string;
      at: string;
      notification: string;
      amount: number;
    }
  | { type: 'notified'; id: string; notification?: string };

/**
 * Every payment of the sandbox. Each change is written to the journal before it takes effect, and
 * within one turn of the event loop: if two people pay at once, one of them finds it paid.
 */
export class Payments {
  readonly #byId = new Map<string, Payment>();
  readonly #byReference = new Map<string, Payment>();
  readonly #journal;
  readonly #clock;
  readonly #onSettled;

  /**
   * @param folder null to store nothing on disk.
   * @param onSettled is called when a payment was paid, failed, or was taken back.
   */
  constructor(folder: string | null, clock: () => Date, onSettled: (payment: Payment) => void) {
    this.#clock = clock;
    this.#onSettled = onSettled;
    this.#journal = openJournal(folder, (event) => this.#apply(event as Event));
  }

  /** The payment of a reference, opened if there is none; null if its order differs. */
  open(order: Order): { payment: Payment; isNew: boolean } | null {
    const existing = this.#byReference.get(order.reference);
    if (existing) {
      this.#expire(existing);
      return isDeepStrictEqual(existing.order, order) ? { payment: existing, isNew: false } : null;
    }
    const id = `pay_${randomBytes(16).toString('hex')}`;
    this.#record({ type: 'created', id, at: this.#now(), order });
    return { payment: this.#get(id), isNew: true };
  }

  find(id: string): Payment | undefined {
    const payment = this.#byId.get(id);
    if (payment) this.#expire(payment);
    return payment;
  }

  /** Payments whose notification has not been sent yet. */
  unnotified(): Payment[] {
    return [...this.#byId.values()].filter(({ notification }) => notification?.isDone === false);
  }

  /**
   * Does nothing once the payment is no longer pending; the same holds for the three methods below.
   */
  pay(
    payment: Payment,
    {
      card,
      times = 1,
      landing = 'success',
    }: Partial<Pick<Payment, 'card' | 'landing'>> & { times?: Times } = {},
  ): void {
    if (!this.#isPending(payment)) return;
    this.#record({ type: 'paid', ...this.#settled(payment, card), times, landing });
    this.#onSettled(payment);
  }

  fail(payment: Payment, failure: Failure, card?: Card): void {
    if (!this.#isPending(payment)) return;
    this.#record({ type: 'failed', ...this.#settled(payment, card), failure });
    this.#onSettled(payment);
  }

  askForCode(payment: Payment, card: Card): void {
    if (!this.#isPending(payment)) return;
    this.#record({ type: 'code_asked', id: payment.id, card });
  }

  countWrongCode(payment: Payment): void {
    if (!this.#isPending(payment)) return;
    this.#record({ type: 'code_wrong', id: payment.id });
  }

  /** Takes money of a paid payment back. @returns false if there is not so much left of it. */
  takeBack(payment: Payment, type: 'refunded' | 'charged_back', amount: number): boolean {
    const { status, order, refunded, chargedBack } = payment;
    if (status !== 'paid' || refunded + chargedBack + amount > order.amount.amount) return false;
    this.#record({ type, ...this.#settled(payment, undefined), amount });
    this.#onSettled(payment);
    return true;
  }

  /** The notification was delivered or given up. */
  noteNotified({ id }: Payment, notification: string): void {
    this.#record({ type: 'notified', id, notification });
  }

  close(): void {
    this.#journal.close();
  }

  #isPending(payment: Payment): boolean {
    this.#expire(payment);
    return payment.status === 'pending';
  }

  /** Follows from the clock and the creation time, so it is not written to the journal. */
  #expire(payment: Payment): void {
    if (payment.status === 'pending' && this.#clock() >= payment.expiresAt) {
      payment.status = 'expired';
    }
  }

  #settled({ id }: Payment, card: Card | undefined): Settled {
    const notification = `evt_${randomBytes(16).toString('hex')}`;
    return { id, at: this.#now(), notification, ...(card && { card }) };
  }

  #record(event: Event): void {
    this.#journal.append(event);
    this.#apply(event);
  }

  #apply(event: Event): void {
    if (event.type === 'created') {
      const createdAt = new Date(event.at);
      const expiresAt = new Date(createdAt.getTime() + LIFETIME);
      const { id, order } = event;
      const payment: Payment = { id, order, createdAt, expiresAt, ...UNPAID };
      this.#byId.set(id, payment);
      this.#byReference.set(order.reference, payment);
      return;
    }
    const payment = this.#get(event.id);
    switch (event.type) {
      case 'code_asked':
        payment.card = event.card;
        payment.wrongCodes = 0;
        break;
      case 'code_wrong':
        payment.wrongCodes = (payment.wrongCodes ?? 0) + 1;
        break;
      case 'notified':
        // Unless another one is under way by now.
        if (
          payment.notification &&
          payment.notification.id === (event.notification ?? payment.notification.id)
        ) {
          payment.notification.isDone = true;
        }
        break;
      case 'refunded':
      case 'charged_back': {
        if (event.type === 'refunded') payment.refunded += event.amount;
        else payment.chargedBack += event.amount;
        const { notification: id, at } = event;
        const type = `payment.${event.type}` as const;
        payment.notification = { id, type, at: new Date(at), times: 1, isDone: false };
        break;
      }
      case 'paid':
      case 'failed': {
        payment.status = event.type;
        if (event.type === 'failed') payment.failure = event.failure;
        if (event.card) payment.card = event.card;
        payment.landing = event.type === 'paid' ? event.landing : 'failure';
        const times = event.type === 'paid' ? event.times : 1;
        const { notification: id, at } = event;
        const type = `payment.${event.type}` as const;
        payment.notification = { id, type, at: new Date(at), times, isDone: times === 0 };
      }
    }
  }

  #get(id: string): Payment {
    const payment = this.#byId.get(id);
    if (!payment) throw new Error(`The journal tells of ${id} before it was created`);
    return payment;
  }

  #now(): string {
    return this.#clock().toISOString();
  }
}
