const HOUR_MS = 3_600_000;

/** Days for which a paid payment may be taken back: the time limits of card schemes. */
const DAYS = 180;

/** Times between two questions: a quarter of the payment's age, and at least an hour. */
const SHARE = 4;

/** When the provider is first asked whether it took money of a paid payment back. */
export function firstAsk(paidAt: Date): Date {
  return new Date(paidAt.getTime() + HOUR_MS);
}

/**
 * When it is asked next: ever more rarely, about 35 times in all, so that no money is missed whose
 * notification was lost.
 *
 * @returns null once it can no longer be taken back.
 */
export function nextAsk(paidAt: Date, now: Date): Date | null {
  const age = now.getTime() - paidAt.getTime();
  if (age >= DAYS * 24 * HOUR_MS) return null;
  return new Date(now.getTime() + Math.max(HOUR_MS, age / SHARE));
}
