import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { CourierSummary } from '../../../api/generated/model/courier-summary.ts';
import type { ExcludedCourier } from '../../../api/generated/model/excluded-courier.ts';
import type { Quote } from '../../../api/generated/model/quote.ts';

/** A courier in the comparison, with its prices, or why it has none. */
export interface Column {
  courier: CourierSummary;
  /** Cheapest first. */
  prices: CourierPrice[];
  excluded: ExcludedCourier[];
}

/** The couriers of a quote in the order of `ids`; those that the quote does not know are left out. */
export function columnsOf(quote: Quote, ids: readonly string[]): Column[] {
  return ids.flatMap((id) => {
    const prices = quote.prices.filter(({ courier }) => courier.id === id);
    const excluded = quote.excluded.filter(({ courier }) => courier.id === id);
    const courier = (prices[0] ?? excluded[0])?.courier;
    return courier ? [{ courier, prices, excluded }] : [];
  });
}

/**
 * A courier and the others whose cheapest prices are nearest to its own, or the cheapest ones if it
 * has none.
 */
export function nearestTo(quote: Quote, id: string, others: number): string[] {
  const cheapest = new Map<string, number>();
  for (const { courier, total_fee } of quote.prices) {
    if (!cheapest.has(courier.id)) cheapest.set(courier.id, total_fee.amount);
  }
  const own = cheapest.get(id) ?? 0;
  cheapest.delete(id);
  const nearest = [...cheapest].sort(([, a], [, b]) => Math.abs(a - own) - Math.abs(b - own));
  return [id, ...nearest.slice(0, others).map(([other]) => other)];
}
