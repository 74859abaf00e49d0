import type { PlanPrice } from '../features/plans/prices.ts';

/** Sample prices with VAT, in the order of an export: a year costs ten months. */
export const SAMPLE_PLANS: readonly PlanPrice[] = [
  { tier: 'intermediate', period: 'monthly', price: 14_900 },
  { tier: 'intermediate', period: 'yearly', price: 149_000 },
  { tier: 'advanced', period: 'monthly', price: 39_900 },
  { tier: 'advanced', period: 'yearly', price: 399_000 },
];
