import { expect, test } from 'vitest';
import { refundDoneId, refundDue, refundMade, refundQuestionId } from './refund.ts';

const sar = (amount: number) => ({ amount, currency: 'SAR' as const });
const charge = (total: number, refunded: number) => ({
  total_fee: sar(total),
  refunded: sar(refunded),
});

test('all that was charged is due, less what has been paid back already', () => {
  expect(refundDue(charge(3335, 0))).toEqual(sar(3335));
  expect(refundDue(charge(3335, 1000))).toEqual(sar(2335));
  expect(refundDue(charge(3335, 3335))).toEqual(sar(0));
});

test('a goodwill above the price makes nothing due, not a debt', () => {
  expect(refundDue(charge(3335, 4000))).toEqual(sar(0));
});

test('what was paid back is what the answer has more than before', () => {
  expect(refundMade(charge(3335, 1000), charge(3335, 3335))).toEqual(sar(2335));
});

test('no sum is promised or reported where none is paid', () => {
  expect(refundQuestionId(sar(1))).not.toBe(refundQuestionId(sar(0)));
  expect(refundDoneId(sar(1))).not.toBe(refundDoneId(sar(0)));
});
