import type { AutoTopUp } from '../../../api/generated/model/auto-top-up.ts';
import type { SavedPaymentMethod } from '../../../api/generated/model/saved-payment-method.ts';

interface Riyals {
  /** Halalas; null while nothing is typed. */
  amount: number | null;
  currency: 'SAR';
}

/** Values of the form. */
export interface AutoTopUpValues {
  threshold: Riyals;
  amount: Riyals;
  daily_cap: Riyals;
  payment_method_id: string;
}

/** Halalas offered to whoever sets it up for the first time. */
const FIRST = { threshold: 20_000, amount: 50_000, daily_cap: 150_000 };

/** The settings as they are, with a card that can be used. */
export function valuesOf(
  { threshold, amount, daily_cap, payment_method_id }: AutoTopUp,
  cards: readonly SavedPaymentMethod[],
): AutoTopUpValues {
  const riyals = (halalas: number): Riyals => ({ amount: halalas, currency: 'SAR' });
  const usable = cards.filter(({ is_expired }) => !is_expired);
  const card = usable.find(({ id }) => id === payment_method_id) ?? usable[0];
  return {
    threshold: riyals(threshold?.amount ?? FIRST.threshold),
    amount: riyals(amount?.amount ?? FIRST.amount),
    daily_cap: riyals(daily_cap?.amount ?? FIRST.daily_cap),
    payment_method_id: card?.id ?? '',
  };
}
