import { cashBackOn } from './ledger.ts';

/** What a row costs, in halalas. */
export interface RowFee {
  subtotal: number;
  vat: number;
}

/**
 * How many rows a balance pays for, one after the other and from the first on, and what they cost.
 * What the plan pays back of each is there for the next.
 *
 * @param cashBackBasisPoints of the carriage without VAT.
 */
export function coveredRows(
  balance: number,
  fees: readonly RowFee[],
  cashBackBasisPoints: number,
): { rows: number; total: number } {
  let [left, rows, total] = [balance, 0, 0];
  for (const { subtotal, vat } of fees) {
    const fee = subtotal + vat;
    if (left < fee) break;
    left += cashBackOn(subtotal, cashBackBasisPoints) - fee;
    rows += 1;
    total += fee;
  }
  return { rows, total };
}
