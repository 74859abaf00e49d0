import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openJournal } from './journal.ts';
import {
  type Card,
  type Charge,
  type Ending,
  type Event,
  type Failure,
  type Order,
  orderOf,
  type Payment,
  type SavedCard,
  type Settled,
} from './payment.ts';

/** Milliseconds that a payment waits for its payer. */
const LIFETIME = 30 * 60 * 1000;

const UNPAID = { status: 'pending', refunded: 0, chargedBack: 0 } as const;

/**
 * Every payment of the sandbox. Each change is written to the journal before it takes effect, and
 * within one turn of the event loop: if two people pay at once, one of them finds it paid.
 */
export class Payments {
  readonly #byId = new Map<string, Payment>();
  readonly #byReference = new Map<string, Payment>();
  readonly #savedCards = new Map<string, SavedCard>();
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

  /** The payment of a charge, begun if there is none; null if its id or reference is another's. */
  charge(charge: Charge): { payment: Payment; isNew: boolean } | null {
    const existing = this.#byId.get(charge.id) ?? this.#byReference.get(charge.reference);
    if (existing) {
      return isDeepStrictEqual(existing.charge, charge)
        ? { payment: existing, isNew: false }
        : null;
    }
    this.#record({ type: 'charged', id: charge.id, at: this.#now(), charge });
    return { payment: this.#get(charge.id), isNew: true };
  }

  savedCard(token: string): SavedCard | undefined {
    return this.#savedCards.get(token);
  }

  /** @returns false if there is no such card. */
  forgetCard(token: string): boolean {
    if (!this.#savedCards.has(token)) return false;
    this.#record({ type: 'forgotten', id: token });
    return true;
  }

  find(id: string): Payment | undefined {
    const payment = this.#byId.get(id);
    if (payment) this.#expire(payment);
    return payment;
  }

  /** A payment that has a page. */
  findPage(id: string): Payment | undefined {
    const payment = this.find(id);
    return payment?.charge ? undefined : payment;
  }

  /** Payments whose notification has not been sent yet. */
  unnotified(): Payment[] {
    return [...this.#byId.values()].filter(({ notification }) => notification?.isDone === false);
  }

  /**
   * Does nothing once the payment is no longer pending; the same holds for the three methods below.
   */
  pay(payment: Payment, { card, times = 1, landing = 'success', toSave }: Ending = {}): void {
    if (!this.#isPending(payment)) return;
    const saved = payment.order.save_card === true ? (toSave ?? payment.toSave) : undefined;
    const settled = { ...this.#settled(payment, card), ...(saved && { saved }) };
    this.#record({ type: 'paid', ...settled, times, landing });
    this.#onSettled(payment);
  }

  fail(payment: Payment, failure: Failure, card?: Card): void {
    if (!this.#isPending(payment)) return;
    this.#record({ type: 'failed', ...this.#settled(payment, card), failure });
    this.#onSettled(payment);
  }

  askForCode(payment: Payment, card: Card, toSave: SavedCard): void {
    if (!this.#isPending(payment)) return;
    this.#record({ type: 'code_asked', id: payment.id, card, toSave });
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
    if (event.type === 'forgotten') {
      this.#savedCards.delete(event.id);
      return;
    }
    if (event.type === 'created' || event.type === 'charged') {
      const createdAt = new Date(event.at);
      const expiresAt = new Date(createdAt.getTime() + LIFETIME);
      const what =
        event.type === 'created'
          ? { order: event.order }
          : { order: orderOf(event.charge), charge: event.charge };
      const payment: Payment = { id: event.id, ...what, createdAt, expiresAt, ...UNPAID };
      this.#byId.set(event.id, payment);
      this.#byReference.set(payment.order.reference, payment);
      return;
    }
    const payment = this.#get(event.id);
    switch (event.type) {
      case 'code_asked':
        payment.card = event.card;
        payment.wrongCodes = 0;
        if (event.toSave) payment.toSave = event.toSave;
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
        if (event.type === 'paid' && event.saved) {
          const { id: token, expires } = event.saved;
          this.#savedCards.set(token, event.saved);
          payment.token = { id: token, expires };
        }
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
