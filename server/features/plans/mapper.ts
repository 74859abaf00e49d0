import type { components } from '../../../openapi/generated/types.ts';
import {
  PLAN_VAT,
  type PlanChange,
  type PlanChoice,
  type PlanTier,
  totalToday,
} from '../../domain/plan-change.ts';
import { allowed, LIMITS } from './plan-limits.ts';
import { splitPrice } from '../../domain/vat.ts';
import { sar } from '../../http/wire-money.ts';
import { type PlanPrice, priceOf } from './prices.ts';
import { nextChoice, type Subscription } from './store.ts';
import { type Counts, usageOn } from './usage.ts';

type Schemas = components['schemas'];

const TIERS: readonly PlanTier[] = ['basic', 'intermediate', 'advanced'];

/** The three plans, those that are not offered without prices. */
export function toPlans(prices: readonly PlanPrice[]): Schemas['Plan'][] {
  return TIERS.map((tier) => ({
    tier,
    prices: prices.filter((each) => each.tier === tier).map(toPlanPrice),
    limits: LIMITS.map((limit) => ({ limit, allowed: allowed(limit, tier) })),
  }));
}

function toPlanPrice({ period, price }: PlanPrice): Schemas['PlanPrice'] {
  const { subtotal, vat } = splitPrice(price, PLAN_VAT);
  return {
    period,
    price: sar(price),
    subtotal: sar(subtotal),
    vat_rate: PLAN_VAT,
    vat: sar(vat),
  };
}

export function toSubscription(
  subscription: Subscription | undefined,
  prices: readonly PlanPrice[],
  counts: Counts,
): Schemas['Subscription'] {
  if (!subscription) {
    return { tier: 'basic', status: 'active', version: 0, usage: usageOn('basic', counts) };
  }
  const { tier, period, starts_on, ends_on, grace_until: graceUntil, version } = subscription;
  const next = nextChoice(subscription);
  const isScheduled = subscription.scheduled_tier !== null;
  const price = subscription.announced_price ?? priceOf(prices, next);
  const isRenewed = next.tier !== 'basic' && priceOf(prices, next) !== null && price !== null;
  return {
    ...{ tier, period, starts_on, ends_on, version },
    status: graceUntil === null ? 'active' : 'grace',
    ...(graceUntil !== null && { grace_until: graceUntil }),
    ...(isScheduled && { scheduled_change: { ...next, on: ends_on } }),
    ...(isRenewed && { renewal: { ...next, on: ends_on, price: sar(price) } }),
    usage: usageOn(tier, counts),
  };
}

/** What a preview needs besides the change. */
export interface Standing {
  /** Halalas. */
  balance: number;
  version: number;
  counts: Counts;
}

export function toPreview(
  change: PlanChange,
  { balance, version, counts }: Standing,
): Schemas['PlanChangePreview'] {
  const { choice, takesEffect, startsOn, endsOn, charge, credit, chargeLater } = change;
  const total = totalToday(change);
  const after = balance - total;
  return {
    ...choice,
    takes_effect: takesEffect,
    starts_on: startsOn,
    ...(endsOn !== null && { ends_on: endsOn }),
    ...(charge && { charge: amounts(charge) }),
    ...(credit && {
      credit: { ...amounts(credit), unused_days: credit.unusedDays, days: credit.days },
    }),
    ...(chargeLater !== null && { charge_later: sar(chargeLater) }),
    total: sar(total),
    balance_after: sar(after),
    ...(total > 0 && after < 0 && { shortfall: sar(-after) }),
    version,
    paused: pausedOn(choice, counts),
  };
}

function amounts({ subtotal, vat }: { subtotal: number; vat: number }) {
  return {
    subtotal: sar(subtotal),
    vat_rate: PLAN_VAT,
    vat: sar(vat),
    total: sar(subtotal + vat),
  };
}

function pausedOn({ tier }: PlanChoice, counts: Counts): Schemas['LimitUsage'][] {
  return usageOn(tier, counts).filter(({ paused = 0 }) => paused > 0);
}
