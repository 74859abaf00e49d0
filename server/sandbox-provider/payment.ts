import type { Schemas } from './contract.ts';
import type { Outcome } from './test-cards.ts';

export type Order = Schemas['PaymentCreate'];
export type Charge = Schemas['Charge'];
export type Failure = Schemas['Failure'];
export type Card = NonNullable<Schemas['Payment']['card']>;

/** A card that the merchant can charge by its token, without its number. */
export type SavedCard = Schemas['Token'] & { card: Card; outcome: Outcome };

export interface Payment {
  readonly id: string;
  readonly order: Order;
  /** What the merchant charged a saved card with; such a payment has no page. */
  readonly charge?: Charge;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  status: Schemas['Payment']['status'];
  /** Minor units that the merchant gave back, and that the payer's bank took back. */
  refunded: number;
  chargedBack: number;
  failure?: Failure;
  card?: Card;
  /** Saved once it is paid. */
  toSave?: SavedCard;
  token?: Schemas['Token'];
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

type Times = Notification['times'];
export type Settled = { id: string; at: string; notification: string; card?: Card };

/** The stored records, with times as RFC 3339. None contains a card number or security code. */
export type Event =
  | { type: 'created'; id: string; at: string; order: Order }
  | { type: 'charged'; id: string; at: string; charge: Charge }
  | { type: 'code_asked'; id: string; card: Card; toSave?: SavedCard }
  | { type: 'code_wrong'; id: string }
  | ({ type: 'paid'; times: Times; landing: 'success' | 'failure'; saved?: SavedCard } & Settled)
  | ({ type: 'failed'; failure: Failure } & Settled)
  | {
      type: 'refunded' | 'charged_back';
      id: string;
      at: string;
      notification: string;
      amount: number;
    }
  | { type: 'notified'; id: string; notification?: string }
  /** `id` is the token's. */
  | { type: 'forgotten'; id: string };

/** How a payment ended at the payer's side. */
export interface Ending {
  card?: Card;
  times?: Times;
  landing?: 'success' | 'failure';
  /** The card to save, if the order asks for it. */
  toSave?: SavedCard;
}

/** The order of a charge, which has no page to come back from. */
export function orderOf(charge: Charge): Order {
  const { reference, amount, description, notification_url } = charge;
  return {
    ...{ reference, amount, description, notification_url },
    ...({ method: 'credit_card', locale: 'ar' } as const),
    ...{ success_url: notification_url, failure_url: notification_url },
  };
}
