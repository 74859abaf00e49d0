import { setTimeout as sleep } from 'node:timers/promises';
import { isPast } from './card-rules.ts';
import type { Ending, Failure, Payment, SavedCard } from './payment.ts';
import type { Payments } from './payments.ts';
import type { Outcome } from './test-cards.ts';

export interface EndingOptions {
  payments: Payments;
  clock: () => Date;
  /** Milliseconds that the slow card takes. */
  slowness: number;
  /** Milliseconds until a payment by the card for it is charged back. */
  chargeBackAfter: number;
}

const FAILING = ['declined', 'insufficient_funds', 'expired_card'] as const;

/** How the outcomes that are paid differ from a payment that is notified once and succeeds. */
const ENDINGS: Partial<Record<Outcome, Ending>> = {
  fails_after_paying: { landing: 'failure' },
  notifies_twice: { times: 2 },
  never_notifies: { times: 0 },
};

/** Ends a payment as its test card says; {@link Payments.askForCode} is for the card with a code. */
export async function endByCard(
  payment: Payment,
  { outcome, ...given }: Required<Pick<Ending, 'card'>> & Ending & { outcome: Outcome },
  { payments, slowness, chargeBackAfter }: EndingOptions,
): Promise<void> {
  const failure: Failure | undefined = FAILING.find((each) => each === outcome);
  if (failure) {
    payments.fail(payment, failure, given.card);
    return;
  }
  if (outcome === 'slow') await sleep(slowness, undefined, { ref: false });
  payments.pay(payment, { ...given, ...ENDINGS[outcome] });
  if (outcome !== 'charged_back') return;
  setTimeout(() => {
    payments.takeBack(payment, 'charged_back', payment.order.amount.amount);
  }, chargeBackAfter).unref();
}

/** Ends a charge of a saved card. */
export async function endCharge(
  payment: Payment,
  { card, outcome, expires }: SavedCard,
  options: EndingOptions,
): Promise<void> {
  const [year = 0, month = 0] = expires.split('-').map(Number);
  if (isPast({ year, month }, options.clock())) {
    options.payments.fail(payment, 'expired_card', card);
  } else if (outcome === 'later_declined') options.payments.fail(payment, 'declined', card);
  else await endByCard(payment, { outcome, card }, options);
}
