import type { RuleViolation, Text } from './rule-violation.ts';

export const CASH_ON_DELIVERY = 'cash_on_delivery';

/** Minor units of a currency; a form may hold a currency and no amount yet. */
export type CollectedAmount = { amount?: number } | null | undefined;

/** The payment type decides whether there is an amount to collect, for every courier. */
export function checkAmountToCollect(
  pointer: string,
  payment_type: Text,
  collected: CollectedAmount,
): RuleViolation[] {
  const amount = collected?.amount;
  if (payment_type === CASH_ON_DELIVERY) {
    return amount === undefined ? [{ pointer, code: 'required' }] : [];
  }
  return payment_type === 'prepaid' && amount ? [{ pointer, code: 'not_allowed' }] : [];
}
