import { expect, test } from 'vitest';
import { refundDoneId, refundDue, refundMade, refundQuestionId } from './refund.ts';

const sar = (amount: number) => ({ amount, currency: 'SAR' as const });
const charge = (total: number, refunded: number) => ({
  total_fee: sar(total),
  refunded: sar(refunded),
});

test('everything charged is due, minus earlier refunds', () => {
  expect(refundDue(charge(3335, 0))).toEqual(sar(3335));
  expect(refundDue(charge(3335, 1000))).toEqual(sar(2335));
  expect(refundDue(charge(3335, 3335))).toEqual(sar(0));
});

test('a goodwill refund above the price makes nothing due, and no debt', () => {
  expect(refundDue(charge(3335, 4000))).toEqual(sar(0));
});

test('the refund is the amount that the answer adds', () => {
  expect(refundMade(charge(3335, 1000), charge(3335, 3335))).toEqual(sar(2335));
});

test('no amount is promised or reported if none is paid', () => {
  expect(refundQuestionId(sar(1))).not.toBe(refundQuestionId(sar(0)));
  expect(refundDoneId(sar(1))).not.toBe(refundDoneId(sar(0)));
});
