import type { CalendarDay } from './calendar.ts';
import type { Charge } from './ledger.ts';
import {
  creditByDay,
  type DayCredit,
  dayOfMonth,
  type Days,
  periodFrom,
  type PlanPeriod,
} from './plan-period.ts';
import { splitPrice } from './vat.ts';

export type PaidTier = 'intermediate' | 'advanced';
export type PlanTier = 'basic' | PaidTier;

/** VAT on plans, in 1/10,000. */
export const PLAN_VAT = 1_500;

/** A plan with its period; the free one has none. */
export type PlanChoice = { tier: 'basic' } | PaidChoice;

export interface PaidChoice {
  tier: PaidTier;
  period: PlanPeriod;
}

/** The period that an account has paid last: its plan, its days and what its invoice took. */
export interface PaidPlan extends PaidChoice, Days, Charge {
  /** See {@link periodFrom}. */
  anchorDay: number;
}

/** What a change does. `charge` and `credit` are posted today; null if there is none. */
export interface PlanChange {
  choice: PlanChoice;
  takesEffect: 'now' | 'period_end';
  startsOn: CalendarDay;
  /** Null for the free plan. */
  endsOn: CalendarDay | null;
  anchorDay: number;
  charge: Charge | null;
  credit: DayCredit | null;
  /** Halalas with VAT to be charged on `startsOn`, if that is later; null if nothing is. */
  chargeLater: number | null;
}

const RANKS: Record<PlanTier, number> = { basic: 0, intermediate: 1, advanced: 2 };
const LENGTHS: Record<PlanPeriod, number> = { monthly: 1, yearly: 2 };

/**
 * What a change of plan does and costs on a day. A higher tier, or a longer period of the same, takes
 * effect at once, as does everything when nothing is paid any more; anything else when the paid
 * period ends.
 *
 * @param paid null for an account on the free plan.
 * @param price halalas with VAT for one period of the chosen plan; null if it is not offered.
 */
export function planChange(
  paid: PaidPlan | null,
  choice: PlanChoice,
  price: number | null,
  today: CalendarDay,
): PlanChange | 'already_on_plan' | 'plan_unavailable' {
  const isPaid = paid !== null && today < paid.endsOn;
  const isSame = paid === null ? choice.tier === 'basic' : isSamePlan(paid, choice);
  if (isSame && (isPaid || paid === null)) return 'already_on_plan';
  if (choice.tier !== 'basic' && price === null) return 'plan_unavailable';
  if (isPaid && !isHigher(choice, paid)) return later(paid, choice, price);
  return atOnce(paid, choice, price, { today, isRenewal: isSame });
}

/** What the balance pays for a change today: halalas, negative if the credit is greater. */
export function totalToday({ charge, credit }: Pick<PlanChange, 'charge' | 'credit'>): number {
  return totalOf(charge) - totalOf(credit);
}

/**
 * The period that follows a paid one without a gap.
 *
 * @param price halalas with VAT.
 */
export function renewedPlan(paid: PaidPlan, choice: PaidChoice, price: number): PaidPlan {
  const { anchorDay, endsOn } = paid;
  const days = periodFrom(endsOn, choice.period, anchorDay);
  return { ...choice, ...days, ...splitPrice(price, PLAN_VAT), anchorDay };
}

function atOnce(
  paid: PaidPlan | null,
  choice: PlanChoice,
  price: number | null,
  { today, isRenewal }: { today: CalendarDay; isRenewal: boolean },
): PlanChange {
  const credit = paid && creditByDay(paid, today);
  const common = { choice, takesEffect: 'now', credit, chargeLater: null } as const;
  if (choice.tier === 'basic' || price === null) {
    return { ...common, startsOn: today, endsOn: null, anchorDay: dayOfMonth(today), charge: null };
  }
  const charge = splitPrice(price, PLAN_VAT);
  // What was used in the days of grace is paid from the first of them on.
  if (isRenewal && paid) {
    const { anchorDay } = paid;
    return { ...common, ...periodFrom(paid.endsOn, choice.period, anchorDay), anchorDay, charge };
  }
  const anchorDay = dayOfMonth(today);
  return { ...common, ...periodFrom(today, choice.period, anchorDay), anchorDay, charge };
}

function later(paid: PaidPlan, choice: PlanChoice, price: number | null): PlanChange {
  const { anchorDay, endsOn: startsOn } = paid;
  const endsOn =
    choice.tier === 'basic' ? null : periodFrom(startsOn, choice.period, anchorDay).endsOn;
  const common = { choice, takesEffect: 'period_end', charge: null, credit: null } as const;
  return { ...common, startsOn, endsOn, anchorDay, chargeLater: price };
}

function isSamePlan(paid: PaidChoice, choice: PlanChoice): boolean {
  return choice.tier === paid.tier && choice.period === paid.period;
}

function isHigher(choice: PlanChoice, paid: PaidChoice): boolean {
  if (choice.tier === 'basic') return false;
  const rank = RANKS[choice.tier] - RANKS[paid.tier];
  return rank > 0 || (rank === 0 && LENGTHS[choice.period] > LENGTHS[paid.period]);
}

function totalOf(charge: Charge | null): number {
  return charge === null ? 0 : charge.subtotal + charge.vat;
}
