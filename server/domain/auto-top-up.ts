import { riyadhDay } from './calendar.ts';

/** How an automatic top-up ended, or that it has not. */
export type Attempt = 'pending' | 'paid' | 'failed' | 'expired';

export type StopReason = 'payments_failed' | 'payment_method_expired';

/** Payments in a row that bring nothing before it stops. */
const MOST_FAILURES = 2;

/** Milliseconds to wait after a payment that brought nothing. */
const PAUSE = 15 * 60_000;

/** Everything that decides whether a balance is topped up now. Money is in halalas. */
export interface FillQuestion {
  settings: { threshold: number; amount: number; dailyCap: number };
  balance: number;
  /** Whether an automatic top-up has not ended, whenever it began. */
  isUnderWay: boolean;
  /** The latest automatic top-ups since it was turned on, newest first; two are enough. */
  attempts: readonly { status: Attempt; at: Date }[];
  /** What {@link countsTowardsCap} of today's. */
  takenToday: number;
  /** `YYYY-MM`, or null if there is no such card at this provider. */
  cardExpires: string | null;
  now: Date;
}

/** Whether to begin a payment, to wait, or to stop until the owner acts. */
export type FillDecision = 'begin' | 'wait' | StopReason;

/**
 * Decides about a balance that fills itself. At most one payment is under way; the cap of the day
 * is never passed; two payments in a row that bring nothing stop it.
 */
export function decideFill(question: FillQuestion): FillDecision {
  const { settings, balance, attempts, takenToday, cardExpires, now } = question;
  if (balance >= settings.threshold || question.isUnderWay) return 'wait';
  const [last] = attempts;
  const fruitless = attempts.findIndex(({ status }) => status === 'paid');
  const inARow = fruitless === -1 ? attempts.length : fruitless;
  if (inARow >= MOST_FAILURES) return 'payments_failed';
  if (cardExpires === null || isCardExpired(cardExpires, now)) return 'payment_method_expired';
  if (inARow > 0 && last && now.getTime() - last.at.getTime() < PAUSE) return 'wait';
  return takenToday + settings.amount > settings.dailyCap ? 'wait' : 'begin';
}

/**
 * Whether a top-up counts towards the cap of its day: also one whose end nobody could tell, because
 * its money may have been taken all the same.
 */
export function countsTowardsCap(status: Attempt): boolean {
  return status !== 'failed';
}

/** A card can be used until its month ends in Riyadh. */
export function isCardExpired(expires: string, now: Date): boolean {
  return riyadhDay(now).slice(0, 7) > expires;
}
